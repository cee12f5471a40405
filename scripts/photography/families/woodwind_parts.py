"""Parts that woodwinds share: tone holes, cups, rods on posts, arms and touches.

A `Bore` runs along z. A place on it is its height `z`, an angle in degrees (0 is +x) and a `lift` from the
surface. Inside `with bore.on(z, angle)`, x is across, y along the bore and z outwards, from its surface.
"""

from mathutils import Matrix

from studio.kit import *


class Bore:
    """A body along z, of the outer radius `radius(z)`."""

    def __init__(self, radius):
        self.radius = radius

    def spot(self, z, angle, lift=0.0):
        r = self.radius(z) + lift
        return Vector((r * cos(radians(angle)), r * sin(radians(angle)), z))

    def out(self, angle):
        return Vector((cos(radians(angle)), sin(radians(angle)), 0))

    def facing(self, angle, turn=0.0):
        a = radians(angle)
        columns = ((-sin(a), cos(a), 0), (0, 0, 1), (cos(a), sin(a), 0))
        return (Matrix(columns).transposed() @ Matrix.Rotation(radians(turn), 3, 'Z')).to_euler()

    def on(self, z, angle, lift=0.0, turn=0.0):
        return group(self.spot(z, angle, lift), self.facing(angle, turn))

    def drop(self, z, x):
        """How much lower the surface is, `x` to the side of a place."""
        r = self.radius(z)
        return r - math.sqrt(max(r * r - x * x, 0))

    def rail(self, angle, lift, z0, z1, r, mat, posts=(), post_mat=None, hinges=(), ball=None):
        """A long rod on posts; `hinges` are (z, length): the tubes of keys that turn on it."""
        post_mat = post_mat or mat
        ball = ball or r * 1.75
        rod(self.spot(z0, angle, lift), self.spot(z1, angle, lift), r, mat, bevel=r * 0.4, segments=16)
        for z in posts:
            foot, top = self.spot(z, angle, -0.05), self.spot(z, angle, lift)
            rod(foot, top, r * 0.95, post_mat, segments=14, r2=r * 0.8)
            lathe([(r * 2.2, 0), (r * 2.2, r * 0.5), (r * 1.2, r * 1.1), (0, r * 1.1)], foot, self.facing(angle), post_mat, 24)
            sphere(ball, top, post_mat)
        for z, length in hinges:
            rod(self.spot(z - length / 2, angle, lift), self.spot(z + length / 2, angle, lift), r * 1.32, mat, bevel=r * 0.3, segments=18)

    def arm(self, z, angle, lift, to_z, to_angle, to_lift, r, mat, rise=0.2):
        """From a rod to the middle of a cup, bent over its edge."""
        points = []
        for t in (0, 0.33, 0.68, 1):
            turn, height = angle + (to_angle - angle) * t, lift + (to_lift - lift) * t + rise * sin(pi * t)
            points.append(self.spot(z + (to_z - z) * t, turn, height))
        return tube(points, r, mat)


def tone_hole(r, height, drop, mat):
    """The chimney under a cup; `drop` is how far its sides go down on a round body."""
    lathe([(r * 0.92, -drop - 0.1), (r * 0.92, height), (r * 0.86, height + 0.03), (r * 0.8, height), (r * 0.8, -drop - 0.1)], mat=mat, segments=40)


def cup(r, z, mat, pad=None, thick=0.3, dome=0.1, step=True):
    """A key cup whose rim is at height `z`; its top is at the returned height."""
    if pad:
        lathe([(r * 0.93, z), (r * 0.93, z - 0.07), (r * 0.6, z - 0.1), (0, z - 0.1)][::-1], mat=pad, segments=40)
    e = min(0.1, thick * 0.35)
    top = z + thick
    profile = [(r * 0.94, z), (r, z + 0.02), (r, top - e), (r - e * 0.4, top - e * 0.3), (r - e, top)]
    if step:
        profile += [(r * 0.62, top + dome * 0.3), (r * 0.56, top + dome * 0.9), (r * 0.3, top + dome), (0, top + dome)]
    else:
        profile += [(r * 0.6, top + dome * 0.6), (0, top + dome)]
    lathe(profile, mat=mat, segments=56, angle=35)
    return top + dome


def pearl_touch(r, z, metal, pearl):
    """A pearl in its holder."""
    lathe([(r * 0.7, z - 0.1), (r * 0.7, z + 0.08), (r * 1.14, z + 0.14), (r * 1.16, z + 0.34), (r * 1.05, z + 0.4), (r, z + 0.34)], mat=metal, segments=40)
    lathe([(r, z + 0.3), (r * 0.96, z + 0.39), (r * 0.7, z + 0.38), (0, z + 0.33)], mat=pearl, segments=40)


def paddle(width, length, thick, mat, loc=(0, 0, 0), turn=0.0, curve=0.0):
    """A touch for a finger: rounded, a little bent."""
    outline = rounded_rect(width, length, min(width, length) * 0.42)
    return plate(outline, thick, thick * 0.4, loc, (curve, 0, turn), mat)


# ---- clarinets, oboes, flutes: smaller keys


def laid(loc=(0, 0, 0)):
    """Lays what is built along z on its back: z runs up the picture, the angle -90 faces the camera."""
    return group(loc, (-pi / 2, 0, 0))


def small_key(bore, z, angle, r, metal, pad, chimney=None, rail=None, lift=0.6, height=0.12, gap=0.1, thick=0.15, arm=0.11):
    """A cup on its tone hole, joined to the rod at the angle `rail`; returns the height of its top."""
    with bore.on(z, angle):
        if chimney:
            tone_hole(r * 0.94, height, bore.drop(z, r * 0.85), chimney)
        top = cup(r, height + gap, metal, pad, thick, 0.05)
    if rail is not None:
        bore.arm(z, rail, lift, z, angle, top - 0.01, arm, metal, 0.1)
        rod(bore.spot(z - r * 0.75, rail, lift), bore.spot(z + r * 0.75, rail, lift), 0.2, metal, bevel=0.04, segments=18)
    return top


def ring_key(bore, z, angle, r, metal, inside, rail=None, lift=0.6):
    """A finger hole with its ring."""
    with bore.on(z, angle):
        lathe([(r * 0.78, -0.3), (r * 0.78, 0.1), (r * 0.68, 0.13), (r * 0.5, 0.1), (r * 0.46, -0.3)], mat=inside[0], segments=36)
        cylinder(r * 0.5, 0.02, (0, 0, -0.12), mat=inside[1], bevel=0, segments=30)
        torus(r * 0.92, 0.1, (0, 0, 0.13), mat=metal, segments=44, around=10)
    if rail is not None:
        side = 1 if rail > angle else -1
        start = bore.spot(z, rail, lift)
        edge = bore.spot(z, angle + side * math.degrees(r * 0.92 / bore.radius(z)) * 0.9, 0.1)
        tube([start, start.lerp(edge, 0.5) + bore.out((rail + angle) / 2) * 0.08, edge], 0.11, metal)
        rod(bore.spot(z - r, rail, lift), bore.spot(z + r, rail, lift), 0.19, metal, bevel=0.04, segments=18)


def finger_hole(bore, z, angle, r, inside):
    with bore.on(z, angle):
        lathe([(r, -0.3), (r, 0.06), (r * 0.86, 0.1), (r * 0.66, 0.06), (r * 0.62, -0.3)], mat=inside[0], segments=36)
        cylinder(r * 0.66, 0.02, (0, 0, -0.12), mat=inside[1], bevel=0, segments=30)


def lever(bore, points, metal, r=0.13, touch=None):
    """A bent lever through (z, angle, lift); with `touch` (width, length, turn), a paddle at its first point."""
    # In short steps, or a long one would swing out between its points.
    path = [bore.spot(*(u + (v - u) * i / 8 for u, v in zip(a, b))) for a, b in zip(points, points[1:]) for i in range(8)]
    tube([*path, bore.spot(*points[-1])], r, metal, straight=True)
    if touch:
        width, length, turn = touch
        z, angle, lift = points[0]
        with bore.on(z, angle, lift):
            paddle(width, length, 0.17, metal, (0, 0, -0.03), radians(turn))
