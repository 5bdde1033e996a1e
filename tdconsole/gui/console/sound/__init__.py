"""What is heard: sounds and the machine's voice."""
