"""A metal-shelled snare drum, seen from its throw-off's side."""

from families.drum_parts import *
from studio.kit import *


def tapered_lug(r, half, metal):
    """A long casting in steps, narrow at its ends, with a rib along it; receives a rod at each end."""
    long = half - 1.9
    steps = [(-0.55, -long), (-0.75, -long + 1.5), (-0.75, -long + 1.55), (-1.05, -1.5), (-1.05, 1.5), (-0.75, long - 1.55), (-0.75, long - 1.5), (-0.55, long)]
    outline = steps + [(-x, y) for x, y in steps[::-1]]
    plate(round_corners(outline, 0.3), 0.75, 0.22, (r - 0.05, 0, 0), (pi / 2, 0, pi / 2), metal)
    plate(round_corners([(x * 0.62, y * 0.93) for x, y in outline], 0.2), 1.05, 0.28, (r + 0.2, 0, 0), (pi / 2, 0, pi / 2), metal)
    for way in (-1, 1):
        cylinder(0.62, 2.6, (r + 1.28, 0, way * (long - 1.2) - 1.3), mat=metal, bevel=0.2, segments=32)
        box((1.2, 0.9, 2.2), (r + 0.7, 0, way * (long - 1.2)), 0.3, metal)
    lathe([(0.62, 0), (0.62, 0.25), (0.4, 0.5), (0, 0.55)], (r + 1.22, 0, 0), (0, pi / 2, 0), metal, 32)


def throw_off(r, half, metal, dark):
    """At angle 0: plate, lever, adjusting knob, and the cords to the wires."""
    box((0.7, 3.0, 7.4), (r + 0.35, 0, 0.2), 0.25, metal)
    box((1.8, 2.3, 4.4), (r + 1.2, 0, 0.4), 0.45, metal)
    cylinder(0.75, 3.4, (r + 1.7, -1.7, 1.2), (-pi / 2, 0, 0), metal, 0.2, 32)
    # The lever stands up, closed.
    plate(smooth_outline([(-0.85, 0), (-0.75, 3.4), (-0.95, 4.6), (0, 5.2), (0.95, 4.6), (0.75, 3.4), (0.85, 0), (0, -0.4)], 6), 0.45, 0.15, (r + 2.15, 0, 0.6),
          (pi / 2, 0, pi / 2), metal)
    box((1.3, 2.0, 1.6), (r + 1.5, 0, -2.4), 0.3, metal)
    cylinder(0.9, 1.3, (r + 1.7, 0, -4.9), mat=metal, bevel=0.2)
    for i in range(20):
        a = 2 * pi * i / 20
        box((0.12, 0.2, 0.9), (r + 1.7 + 0.9 * cos(a), 0.9 * sin(a), -4.25), 0.04, metal, (0, 0, a), segments=2)
    rod((r + 1.7, 0, -3.8), (r + 1.7, 0, -2.6), 0.3, metal)
    for z in (2.9, -2.9):
        screw((r + 0.7, 0, z), 0.3, metal, (0, pi / 2, 0))
    for side in (-0.5, 0.5):
        tube([(r + 1.2, side, -3.0), (r + 0.9, side, -half + 1.2), (r + 0.7, side, -half - 0.1), (r - 1.2, side * 1.6, -half - 0.55)], 0.14, dark)


def wires(r, half, metal, strands=20):
    """The coiled strands under the lower head, along x."""
    for i in range(strands):
        y = (i - (strands - 1) / 2) * 0.22
        rod((-r + 2.6, y, -half - 0.45), (r - 2.6, y, -half - 0.45), 0.08, metal, segments=8)
    for side in (-1, 1):
        box((1.4, strands * 0.24, 0.2), (side * (r - 2.4), 0, -half - 0.45), 0.05, metal)


def build(options):
    inches = options.get('inches', [14, 6.5])
    lugs = options.get('lugs', 10)
    shell_name = options.get('shell', 'black nickel', ['black nickel', 'chrome', 'brass'])
    bead = options.get('bead', True)

    r, half = inches[0] / 2 * INCH, inches[1] * INCH / 2
    metal = chrome()
    shell = {'black nickel': lambda: material('#3b3a3d', 0.09, 1, name='black nickel'), 'chrome': chrome, 'brass': brass}[shell_name]()
    top = material('#e4e1d9', 0.6, spec=0.3, name='coated head')

    section = [(r - 0.9, -half), (r - 0.35, -half + 0.25), (r - 0.1, -half + 0.7), (r, -half + 1.2)]
    if bead:
        section += [(r, -0.75), (r + 0.08, -0.6), (r + 0.34, -0.3), (r + 0.4, 0), (r + 0.34, 0.3), (r + 0.08, 0.6), (r, 0.75)]
    section += [(r, half - 1.2), (r - 0.1, half - 0.7), (r - 0.35, half - 0.25), (r - 0.9, half)]
    with group((0, 0, half + 1.35)):
        lathe(section, mat=shell, segments=200, angle=50)
        skin(r, half, 1, top, metal)
        skin(r, -half, -1, material('#d9d7d0', 0.3, name='thin head'), metal)
        for way in (-1, 1):
            flanged_hoop(r, way * half, way, metal)
        with group(name='lug') as station:
            tapered_lug(r, half, metal)
            for way in (-1, 1):
                end = way * (half - 0.4)
                rod((r + 1.28, 0, way * (half - 3)), (r + 1.28, 0, end + way * 0.6), 0.26, metal, segments=16)
                cylinder(0.5, 0.35, (r + 1.28, 0, end - (0.1 if way > 0 else 0.25)), mat=metal, bevel=0.1, segments=24)
                box((0.55, 0.55, 1.0), (r + 1.28, 0, end + way * 0.6), 0.12, metal, segments=3)
        step = 2 * pi / lugs
        turn = radians(-58)  # the throw-off stands between two lugs
        for i in range(1, lugs):
            duplicate(station, rot=(0, 0, turn + step * (i + 0.5)))
        station.rotation_euler = (0, 0, turn + step / 2)
        with group(rot=(0, 0, turn)):
            throw_off(r, half, metal, rubber())
            box((1.5, 2.6, 4.0), (-r - 0.75, 0, -1.0), 0.4, metal)
            wires(r, half, metal)
        # The air vent in its plain badge.
        a = turn - step
        with group((0, 0, 0), (0, 0, a)):
            plate(rounded_rect(2.6, 3.4, 0.9), 0.12, 0.05, (r + 0.42, 0, 0), (pi / 2, 0, pi / 2), satin_metal('#b98f4a', 0.3))
            lathe([(0.28, 0.1), (0.5, 0.12), (0.62, 0)], (r + 0.53, 0, 0), (0, pi / 2, 0), metal, 32)
            cylinder(0.3, 0.05, (r + 0.53, 0, 0), (0, pi / 2, 0), material('#050505', 0.9), 0.01, 24)
    return standing(yaw=0, pitch=22, fill=0.89)
