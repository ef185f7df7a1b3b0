"""Why the rules disagree with a suite where they do: by the standard and its section, never by the value."""


def reason_for(question):
    """The reason for a disagreement, or None."""
    return next((text for applies, text in REASONS if applies(question)), None)


REASONS = []
