"""The clock's signals as they are heard: sounds, speech, and what is read aloud."""
