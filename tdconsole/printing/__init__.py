"""Documents on paper: view data, a language and a footer in, a PDF out; reportlab only here."""
