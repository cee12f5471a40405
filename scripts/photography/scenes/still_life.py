"""Products of one category, composed together on the backdrop."""

from studio.kit import *


def build(options, put):
    """`place`: [{"id", …}, …], each with arguments of `put`."""
    flat = options.get('flat', False, [False, True])
    for place in options.get('place', []):
        put(place['id'], **{name: value for name, value in place.items() if name != 'id'})
    shot = flat_lay if flat else standing
    return shot(pitch=options.get('pitch', 84 if flat else 10), yaw=options.get('yaw', 0), fill=options.get('fill', 0.9))
