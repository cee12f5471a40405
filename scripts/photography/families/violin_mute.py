"""A round magnetic mute for the violin, with its clip, beside the bridge that it is put on."""

from studio.kit import *

# Half the bridge's outline, from the middle of its arch to its crown: foot, ankle, open kidney, wing.
BRIDGE_HALF = [(0.5, 0.9), (0.86, 0.6), (0.98, 0.3), (0.96, 0), (2.06, 0), (2.04, 0.14), (1.68, 0.3), (1.47, 0.58), (1.42, 0.92), (1.56, 1.22), (1.74, 1.4), (1.66, 1.53), (1.34, 1.48),
               (1.04, 1.6), (0.93, 1.86), (1.05, 2.1), (1.32, 2.12), (1.48, 1.96), (1.6, 1.76), (1.76, 1.84), (1.83, 2.1), (1.82, 2.5), (1.77, 2.86), (1.62, 3.02), (0.85, 3.29)]
HEART = [(0, 1.56), (0.2, 1.68), (0.34, 1.92), (0.3, 2.16), (0.14, 2.24), (0, 2.1)]
STRINGS = 0.56  # the two middle strings, left and right of the middle


def bridge(mat):
    """Stands on its feet; thick below, thin at its crown, flat behind."""
    half = BRIDGE_HALF
    points = [(0, 0.98), *half, (0, 3.38), *[(-x, y) for x, y in half[::-1]]]
    corners = (4, 5, len(points) - 4, len(points) - 5)
    heart = smooth_outline(HEART + [(-x, y) for x, y in HEART[-2:0:-1]], 6, sharp=(0,))
    body = plate(smooth_outline(points, 6, sharp=corners), 0.46, 0.05, (0, 0.2, 0), (pi / 2, 0, 0), mat, [heart])
    for vertex in body.data.vertices:
        vertex.co.z *= 1 - 0.62 * min(1, max(0, vertex.co.y) / 3.4) ** 0.8


def mute(black, steel):
    """Stands on the foot of its middle leg; two shorter legs keep it from turning about the strings.

    A slit from below clamps the bridge; the strings come into their passages past the foot's flared ends.
    """
    thick = 0.92
    # Over the round from right to left, then along the legs from left to right.
    outline = [*arc(0, 1.3, 1.2, -38, 218, 64), (-0.97, 0.34), (-0.92, 0.24), (-0.72, 0.22)]
    outline += [*arc(-STRINGS, 0.78, 0.14, 180, 0, 10), (-0.42, 0.36), (-0.62, 0.17), (-0.68, 0.08), (-0.66, 0)]
    outline += [(-x, z) for x, z in outline[:64:-1]]
    body = plate(outline, thick, 0.07, (0, thick / 2, 0), (pi / 2, 0, 0), black, segments=6)
    slit = box((3.2, 0.26, 1.0), (0, 0.04, 0.495), 0)
    slit.hide_render = True
    cut = body.modifiers.new('slit', 'BOOLEAN')
    cut.object, cut.operation = slit, 'DIFFERENCE'
    # The magnet, let into the face inside a lip.
    face = -thick / 2
    torus(0.5, 0.055, (0, face - 0.005, 1.5), (pi / 2, 0, 0), black, 64, 12)
    lathe([(0.46, -0.1), (0.46, 0.02), (0.42, 0.06), (0, 0.06)], (0, face, 1.5), (pi / 2, 0, 0), steel, 64)


def clip(steel):
    """The spring clip for the tailpiece, which holds the mute's magnet while it rests; lies on its back."""
    side = [(0.75, 0.0), (0.1, 0.02), (-0.5, 0.03), (-0.72, 0.1), (-0.8, 0.26), (-0.7, 0.42), (-0.45, 0.47), (0.1, 0.36), (0.5, 0.3), (0.72, 0.38), (0.82, 0.5)]
    curve = smooth_outline(side, 6, closed=False)
    thicken(loft([[(x, y, z + 0.04) for x, z in curve] for y in (-0.5, -0.48, 0.48, 0.5)], mat=steel, angle=60), 0.04)


def flecks(k, grain):
    """The rays of quarter-sawn maple: short dark dashes along the bridge."""
    rays = k.noise(k.coordinates((1.6, 12, 6)), Scale=2.4, Detail=1)
    return k.mix(k.ramp(rays, [(0.56, '#000000'), (0.7, '#7a7a7a')]), grain, '#9c6f3a')


def build(options):
    black = material(options.get('color', '#1b1b1c'), 0.5, coat=0.12, coat_rough=0.35, name='rubber')
    k = Nodes(black)
    k.bump(k.noise(k.coordinates(), Scale=30, Detail=2), 0.06, 0.01)
    maple = wood('#e6c894', '#cfa96f', axis='x', scale=1.2, rough=0.46, coat=0.25, coat_rough=0.3, tint=flecks)
    with group((-1.55, -1.2, 0), (0, 0, radians(-16))):
        mute(black, chrome(0.14))
    with group((1.25, 1.2, 0), (0, 0, radians(20))):
        bridge(maple)
    with group((1.0, -2.1, 0), (0, 0, radians(24))):
        clip(satin_metal('#c9cacb', 0.24))
    return standing(yaw=4, pitch=24, fill=0.89)
