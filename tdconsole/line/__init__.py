"""The quick entry without a widget: what a typed line comes to, before it is done."""
