"""Fields, boxes and lists shared by many pages."""
