"""Blacks for microphones, a tone lighter than paint really is: in the picture edges, pores and wires must still
read against each other. Import it after mic_parts, whose finishes it takes over."""

from families import mic_parts
from studio.kit import *

FINISHES = mic_parts.FINISHES | {'black': lambda: textured_plastic('#37373a', 0.38, 22, 0.06)}
WIRES = mic_parts.WIRES | {'black': lambda: material('#86868a', 0.3, 0.85, name='black wire')}


def stand_paint():
    """Powder coat of desk stands and tripods."""
    return textured_plastic('#2c2c2f', 0.44, 18, 0.12)


def foam(color='#4a4a4d'):
    """Open-pored windscreen foam: the pores are what shows that it is foam."""
    mat = material(color, 0.95, spec=0.2, sheen=0.5, name='foam')
    k = Nodes(mat)
    pores = k.noise(k.coordinates(), Scale=7, Detail=3, Roughness=0.65)
    k.bump(pores, 0.8, 0.12)
    k.color(k.ramp(pores, [(0.36, '#0d0d0e'), (0.58, color)]))
    return mat


def pins(r, insert=0.62):
    """What is seen in a tail that lies sideways: the black insert of the socket and three gilt pins nearly to the rim.

    For a `socket(r, …)`, which stands on z = 0."""
    cylinder(r - 0.21, 0.1, (0, 0, insert), mat=mic_parts.dark(), bevel=0)
    gilt = gold(0.25)
    for x, y, _ in ring_of(3, 0.36, pi / 6):
        cylinder(0.12, insert, (x, y, 0.07), mat=gilt, bevel=0.06, segments=20)


def softened(stops, n=5):
    """The stops of a `shell`, or [(radius, z), ...], as a curve through them: no corner shows in the outline."""
    if len(stops[0]) == 2:
        return [(r, z) for r, _, z in smooth_path([(r, 0, z) for r, z in stops], n)]
    return smooth_path(stops, n)


def cup(foot, radius, z0, z1, n=14):
    """The turned bottom of a body, a quarter of an ellipse from `foot` at z0 out to `radius` at z1."""
    turns = [pi / 2 * i / n for i in range(n + 1)]
    return [(foot + (radius - foot) * sin(t), z0 + (z1 - z0) * (1 - cos(t))) for t in turns]
