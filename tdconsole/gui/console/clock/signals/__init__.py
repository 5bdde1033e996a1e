"""The clock's signals as heard: sounds, speech, and texts to read out."""
