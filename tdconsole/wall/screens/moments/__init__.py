"""The moments that take the clock's place by themselves, for some seconds."""
