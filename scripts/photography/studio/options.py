"""What catalogue.json says about one product."""


class Options:
    """The options of one product. Remembers what was read, so that a misspelt option is found."""

    def __init__(self, values):
        self._values = dict(values)
        self._read = set()

    def get(self, name, default, allowed=None):
        """The option, or its default; with `allowed`, anything else is an error."""
        self._read.add(name)
        value = self._values.get(name, default)
        if allowed is not None and value not in allowed:
            raise ValueError(f'{name}: {value!r} is none of {", ".join(map(str, allowed))}')
        return value

    def unread(self):
        """Options that the family never asked for."""
        return sorted(set(self._values) - self._read)
