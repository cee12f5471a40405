"""Loudspeaker cabinets for guitar heads: four loudspeakers behind cloth, the upper half leaning back, on castors."""

from families.speaker_parts import *
from studio.kit import *

RECESS = 1.8
CASTOR = 7.0


class Side:
    """The cabinet seen from the side, as (y, z): upright to the bend, then leaning back to the top."""

    def __init__(self, depth, top_depth, height):
        self.back, self.front, self.ridge = depth / 2, -depth / 2, depth / 2 - top_depth
        self.low, self.bend, self.top = CASTOR, CASTOR + height * 0.49, CASTOR + height
        self.lean = math.atan2(self.ridge - self.front, self.top - self.bend)
        self.slope = math.hypot(self.ridge - self.front, self.top - self.bend)

    def profile(self, proud=0.0):
        """Its outline, or one that stands `proud` of it all round."""
        corners = [(self.back, self.low), (self.front, self.low), (self.front, self.bend), (self.ridge, self.top), (self.back, self.top)]
        return inset(corners, -proud * 2**0.5) if proud else corners

    def fold(self, sunk):
        """Where the bend comes, that deep inside the front."""
        return self.front + sunk, self.bend - sunk * math.tan(self.lean / 2)


def corner_caps(side, width, reach, mat):
    """Protectors on all eight corners: those parts of a slightly bigger cabinet."""
    grown = prism(side.profile(0.12), width + 0.24, 1.3, mat)
    corners = [p for n, p in enumerate(side.profile()) if n != 2]
    vertices, faces = [], []
    for sx in (-1, 1):
        for n, (y, z) in enumerate(corners):
            tip = Vector((sx * (width / 2 + 1), y, z))
            ways = [Vector((0, b[0] - y, b[1] - z)).normalized() for b in (corners[n - 1], corners[(n + 1) % 4])]
            tip = tip - ways[0] - ways[1]
            legs = [Vector((-sx, 0, 0)), *ways]
            i = len(vertices)
            vertices += [tip, *(tip + leg * (reach + 3) for leg in legs)]
            some = [(0, 1, 2), (0, 2, 3), (0, 3, 1), (1, 3, 2)]
            faces += [tuple(i + v for v in (f[::-1] if sx > 0 else f)) for f in some]
    carve(grown, [mesh(vertices, faces)], 0.05, 'INTERSECT', 2)


def castor(x, y, metal, tyre):
    """A swivelling wheel under a plate."""
    cylinder(2.2, 0.5, (x, y, CASTOR - 0.5), mat=metal, bevel=0.1)
    for s in (-1, 1):
        box((0.4, 3.0, 4.2), (x + s * 1.35, y + 0.8, CASTOR - 2.6), 0.15, metal)
    cylinder(2.6, 1.9, (x - 0.95, y + 1.4, 2.6), (0, pi / 2, 0), tyre, 0.5)
    rod((x - 1.7, y + 1.4, 2.6), (x + 1.7, y + 1.4, 2.6), 0.45, metal)


def side_handle(s, width, z, mat):
    """A dish let into the side, its rim and the bar to hold; the hole is cut already."""
    x = s * width / 2
    with group((x, 2, z), (0, s * pi / 2, 0)):
        plate(rounded_rect(10, 16, 1.4), 0.35, 0.12, mat=mat, holes=[rounded_rect(7.4, 13, 0.8)])
        rod((-1.2, -6.6, -0.6), (-1.2, 6.6, -0.6), 0.85, mat)
    box((0.3, 13.4, 8), (x - s * 2.9, 2, z), 0.1, mat)


def build(options):
    width, depth, height = options.get('size', [76, 36, 75])
    cover = options.get('cover', '#1d1d1e')
    colors = options.get('grilleColors', ['#1c1c1d', '#5c5a55'])
    pattern = options.get('grille', 'basket', ['basket', 'diamond', 'shimmer'])
    piping = options.get('piping', '#ddd8cb')
    thread = options.get('thread', 0.6)

    side, board = Side(depth, depth * 0.76, height), 2.4
    skin, black = tolex(cover), textured_plastic('#0f0f10', 0.3)
    inner, handle_z = width - 2 * board, side.bend + height * 0.06
    low, long = side.low + board, side.slope - board

    # The front is cut out in two boxes, one on each side of the bend; the handles' holes with them.
    cutters = [box((inner, 2 * RECESS, side.bend - low), (0, side.front, (side.bend + low) / 2), 0),
               box((inner, 2 * RECESS, long + 2), (0, side.front + (long - 2) / 2 * sin(side.lean), side.bend + (long - 2) / 2 * cos(side.lean)), 0,
                   rot=(-side.lean, 0, 0))]
    cutters += [box((6, 13, 7.4), (s * width / 2, 2, handle_z), 0) for s in (-1, 1)]
    carve(prism(side.profile(), width, 1.2, skin), cutters, 0.3)

    weave = grille_cloth(pattern, colors, thread)
    y, bend = side.fold(RECESS)
    wide = inner - 0.4
    with facing(y):
        plate([(-wide / 2, low + 0.2), (wide / 2, low + 0.2), (wide / 2, bend), (-wide / 2, bend)], 0.9, 0.04, mat=weave)
    with facing(y, bend, math.degrees(side.lean)):
        plate([(-wide / 2, 0), (wide / 2, 0), (wide / 2, long - 0.1), (-wide / 2, long - 0.1)], 0.9, 0.04, mat=weave)
    y, bend = side.fold(RECESS - 0.85)
    up, w = (y + (long - 0.2) * sin(side.lean), bend + (long - 0.2) * cos(side.lean)), inner / 2 - 0.25
    ring = [(-w, y, low + 0.25), (w, y, low + 0.25), (w, y, bend), (w, *up), (-w, *up), (-w, y, bend)]
    tube(ring, 0.27, material(piping, 0.4, coat=0.3), closed=True, straight=True)

    corner_caps(side, width, 4.2, black)
    for s in (-1, 1):
        side_handle(s, width, handle_z, black)
        for v in (-1, 1):
            castor(s * (width / 2 - 7), v * (depth / 2 - 6), satin_metal('#8c8d8f', 0.35), rubber('#131314'))
    return standing(yaw=26, pitch=14)
