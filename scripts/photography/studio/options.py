"""The options of a product in catalogue.json."""


class Options:
    """The options of one product. Records which were read, to report misspelt ones."""

    def __init__(self, values):
        self._values = dict(values)
        self._read = set()

    def get(self, name, default, allowed=None):
        """The option, or its default. With `allowed`, any other value is an error."""
        self._read.add(name)
        value = self._values.get(name, default)
        if allowed is not None and value not in allowed:
            raise ValueError(f'{name}: {value!r} is none of {", ".join(map(str, allowed))}')
        return value

    def unread(self):
        """Options that the family has not read."""
        return sorted(set(self._values) - self._read)
