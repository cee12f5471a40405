"""Five-piece acoustic drum kits, seen from the audience: the player's right is on our left."""

from families.drum_parts import *
from studio.kit import *


def covering(finish, color, dark):
    """The shells' outside, in two orientations of grain: round the drums, and the hoops."""
    if finish == 'sparkle':
        # Flakes finer than a pixel: they add up to an even glitter; larger ones are blotches.
        return sparkle(color, dark, '#f2c9b8', 15)
    if finish == 'wood':
        return wood(color, dark, axis='z', scale=0.35, stretch=9, coat=1, coat_rough=0.03, bump=0)
    if finish == 'brushed':
        mat = material(color, 0.3, 0.7, 1, 0.03, name='brushed wrap')
        k = Nodes(mat)
        lines = k.noise(k.coordinates((0.3, 0.3, 9)), Scale=1.2, Detail=5, Roughness=0.7)
        k.color(k.ramp(lines, [(0.3, dark), (0.55, color), (0.75, color)]))
        return mat
    return gloss(color)


def kick_spurs(r, z, metal):
    for side in (-1, 1):
        rod((side * (r - 2), -11, z - 7), (side * (r + 15), -25, 1.2), 0.75, metal)
        cylinder(1.3, 2.6, (side * (r + 15), -25, 0), mat=rubber(), bevel=0.5, segments=24)
        box((3.5, 5, 5.2), (side * (r - 0.6), -11.2, z - 6.4), 0.8, metal, (0, side * 0.25, 0))
        cylinder(1.6, 2.0, (side * (r + 0.6), -11.8, z - 8.2), (0, side * pi / 2, 0), metal, 0.4, 32)


def rack_toms(toms, base, shell, lug_kind, lugs, metal):
    """Two toms on arms from a post on the bass drum, whose top is at `base`; the smaller on the hi-hat's side."""
    top = base + 17.5
    rod((0, 4, base - 2), (0, 4, top), 1.35, metal)
    box((7, 9, 1.2), (0, 4, base + 0.5), 0.4, metal)
    cylinder(2.2, 4.4, (0, 4, base + 0.6), mat=metal, bevel=0.5)
    box((3.6, 1.0, 1.8), (2.0, 5.2, base + 3.4), 0.3, metal)
    box((6.4, 4, 5), (0, 4, top - 0.5), 1.0, metal)
    for side, (inches, depth) in zip((1, -1), toms):
        r, h = inches / 2 * INCH, depth * INCH
        x, z = side * (r + 5.2), base + 11 + h * 0.5
        lean = radians(-22)
        with group((x, 3, z), (lean, radians(side * -5), 0)):
            drum(r, h, lugs, shell, lug_kind, metal=metal, start=0.5 if inches < 12 else 0.25)
            box((1.4, 5.4, 7), (-side * (r + 0.75), 0.5, 0), 0.5, metal)
            cylinder(1.5, 3.2, (-side * (r + 1.9), 0.5, -1.4), mat=metal, bevel=0.4, segments=32)
        rod((0, 4, top - 0.4), (side * 3.6, 4, z - 0.6), 0.95, metal)
        rod((side * 3.4, 3.7, z - 4.5), (side * 3.4, 3.7, z + 4.6), 0.62, metal, 0.15)


def floor_tom(x, y, inches, depth, shell, lug_kind, lugs, metal):
    r, h = inches / 2 * INCH, depth * INCH
    z = 24 + h / 2
    with group((x, y, z), (radians(-2), 0, 0.2)):
        drum(r, h, lugs, shell, lug_kind, metal=metal)
    for dx, dy, a in ring_of(3, 1.0, pi / 2 + 0.3):
        reach = r + 2.6
        leg = [(x + k * dx, y + k * dy, v) for k, v in ((reach, z + 9), (reach, 15), (reach + 0.4, 11), (reach + 2.2, 7), (reach + 2.6, 1.5))]
        tube(leg, 0.62, metal)
        k = reach + 2.6
        cylinder(1.4, 3, (x + k * dx, y + k * dy, 0), mat=rubber(), bevel=0.5, segments=24)
        box((2.8, 3.6, 6), (x + (r + 1.4) * dx, y + (r + 1.4) * dy, z + 3), 0.7, metal, (0, 0, a))
        box((1.0, 4.6, 1.1), (x + (r + 3.2) * dx, y + (r + 3.2) * dy, z + 3), 0.3, metal, (0, 0, a))


def build(options):
    kick = options.get('kick', [22, 18])  # inches: across, deep
    toms = options.get('toms', [[10, 7], [12, 8]])
    floor = options.get('floorTom', [16, 16])
    snare = options.get('snare', [14, 5.5])
    snare_lugs = options.get('snareLugs', 8)
    kick_lugs = options.get('kickLugs', 8)
    finish = options.get('finish', 'sparkle', ['sparkle', 'wood', 'brushed', 'gloss'])
    color = options.get('color', '#8c1220')
    dark = options.get('dark', '#3a040c')
    lug_kind = options.get('lugs', 'pod', ['pod', 'round', 'bridge'])
    claws = options.get('claws', True)
    front = options.get('frontHead', 'black', ['black', 'white'])
    hoop_color = options.get('hoopColor', None)
    metals = options.get('cymbals', ['hi-hat', 'crash', 'ride'])

    shell = covering(finish, color, dark)
    metal = chrome()

    r, depth = kick[0] / 2 * INCH, kick[1] * INCH
    z = r + (2.6 if claws else 3.7)
    hoops = gloss(hoop_color) if hoop_color else shell
    with group((0, 0, z), (-pi / 2, 0, 0)):
        drum(r, depth, kick_lugs, shell, lug_kind, coated_head(), black_head() if front == 'black' else coated_head(), metal, hoops, claws,
             shell if hoop_color else None)
    kick_spurs(r, z, metal)
    if options.get('pedal', True):
        simple_pedal((0, depth / 2 + 17, 0), pi)
    rack_toms(toms, z + r, shell, lug_kind, 6, metal)
    floor_tom(-57, 20, *floor, shell, lug_kind, 8, metal)

    x, y, height = 39, 33, 55
    with group((x, y, height + snare[1] * INCH / 2), (radians(-3), radians(2), 0.3)):
        drum(snare[0] / 2 * INCH, snare[1] * INCH, snare_lugs, shell, 'pod' if lug_kind == 'bridge' else lug_kind, metal=metal)
    snare_stand(x, y, height - 0.6, snare[0] / 2 * INCH, 0.5, metal)

    bronze_ = bronze(across=170)
    dark_felt = felt('#3a3a3a')
    if 'hi-hat' in metals:
        hi_hat_stand(68, 22, 87, bronze_, 7 * INCH, 1, 0.9, metal)
    for name, cymbal_r, stand, tip, tilt in (
        ('crash', 8 * INCH, (56, 47, 104), (45, 45, 116), (radians(-14), radians(-9), 0)),
        ('ride', 10 * INCH, (-63, 49, 98), (-49, 47, 109), (radians(-14), radians(9), 0)),
    ):
        if name in metals:
            boom_stand(*stand, tip, 0.2 if name == 'crash' else 0.9, metal)
            with group(tip, tilt):
                rod((0, 0, -1), (0, 0, 3), 0.6, metal)
                with group((0, 0, 1.6)):
                    cymbal_top(cymbal(cymbal_r, bronze_), metal, dark_felt)
    return standing(yaw=10, pitch=12, fill=0.9)
