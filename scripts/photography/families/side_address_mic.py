"""Side-address microphones: large-diaphragm condensers for the studio, and those with USB on a tripod."""

from families.mic_parts import *
from studio.kit import *


def head_stops(rx, ry, z0, z1, edge, wedge=0.0, sides=10):
    """Sides from z0 up, rounded over at the top; `wedge` is how much thinner (0-1) it is up there."""
    stops = [(rx, ry, z0 + (z1 - edge - z0) * i / sides) for i in range(sides + 1)]
    stops += [(rx - edge + edge * cos(t), ry - edge + edge * cos(t), z1 - edge + edge * sin(t)) for t in (radians(a) for a in range(8, 81, 8))]
    return [(x, y * (1 - wedge * ((z - z0) / (z1 - z0)) ** 1.6), z) for x, y, z in stops]


def inner_mesh(wire_name):
    if wire_name == 'black':
        return material('#1f1f21', 0.55, alpha=0.5, name='fine mesh')
    return material('#8a867d', 0.35, 1, alpha=0.5, name='fine mesh')


def posts(stops, places, width, mat, power=2, lift=0.05):
    """Ribs up the outside of a grille, at these angles."""
    for angle in places:
        rows = []
        for rx, ry, z in stops:
            c, s = cos(angle), sin(angle)
            k = 1 / (abs(c / rx) ** power + abs(s / ry) ** power) ** (1 / power)
            x, y = c * (k + lift), s * (k + lift)
            rows.append([(x - s * a - c * b, y + c * a - s * b, z) for a, b in
                         ((-width / 2, 0.1), (-width / 2, 0.02), (-width / 2 + 0.03, 0), (width / 2 - 0.03, 0), (width / 2, 0.02), (width / 2, 0.1))])
        loft(rows, mat=mat)


def band(rx, ry, z0, z1, mat, power=2, out=0.04):
    """A ring that covers the grille's lower edge."""
    e = min(0.08, (z1 - z0) * 0.3)
    shell([(rx - 0.15, ry - 0.15, z0), (rx + out - e, ry + out - e, z0), (rx + out, ry + out, z0 + e), (rx + out, ry + out, z1 - e),
           (rx + out - e, ry + out - e, z1), (rx - 0.3, ry - 0.3, z1)], power, mat)


def on_front(x, z, r):
    """Place and turn of a thing on the front of a round body."""
    return (x, -math.sqrt(max(r * r - x * x, 0)), z), math.asin(x / r)


def cardioid(z, r, size, mat):
    """The pattern's heart-shaped mark on the front of a round body of radius r."""
    points = []
    for i in range(40):
        t = 2 * pi * i / 40
        d = size * (1 + 0.98 * sin(t)) / 2
        x, up = d * cos(t), d * sin(t) - size * 0.4
        points.append((x, -math.sqrt(r * r - x * x) - 0.005, z + up))
    tube(points, size * 0.06, mat, closed=True)


def slide_switch(x, z, r, mat, knob):
    """A recessed slide switch on the front of a round body."""
    place, turn = on_front(x, z, r)
    with group(place, (0, 0, turn)):
        plate(rounded_rect(0.42, 1.0, 0.2), 0.06, 0.02, (0, 0.02, 0), (pi / 2, 0, 0), mat)
        box((0.3, 0.1, 0.34), (0, -0.06, 0.2), 0.04, knob)


def swivel(z, mat):
    """The joint between a desk stand and a microphone: returns the height of what stands on it."""
    for x in (-0.62, 0.62):
        box((0.34, 1.3, 1.9), (x, 0, z + 0.55), 0.15, mat)
    box((1.6, 1.2, 0.5), (0, 0, z - 0.15), 0.12, mat)
    rod((-0.75, 0, z + 1.0), (0.75, 0, z + 1.0), 0.3, mat)
    box((0.86, 1.0, 1.5), (0, 0, z + 1.15), 0.2, mat)
    thumb_screw((0.78, 0, z + 1.0), (0, pi / 2, 0), 0.72, 0.85, mat)
    cylinder(0.95, 0.35, (0, 0, z + 1.75), mat=mat, bevel=0.08)
    return z + 2.05


# ---- bodies: each stands on z = 0 and returns where a shock mount holds it: (low, high, radius)


def straight(body, wire, inner):
    """A long, even cylinder."""
    steel = satin_metal('#9c9b98', 0.3)
    socket(1.2, body)
    lathe([(1.2, 0.9), *cup(1.3, 2.48, 0.95, 2.4), (2.48, 11.3), (2.42, 11.4), (2.2, 11.42)], mat=body, segments=128, angle=50)
    band(2.46, 2.46, 11.42, 11.85, body, out=0.11)
    basket(head_stops(2.46, 2.46, 11.7, 18.3, 1.3), 2, 0.2, 0.2, 0.045, wire, inner)
    capsule(15.2)
    cardioid(10.4, 2.48, 0.7, gold(0.3))
    torus(2.48, 0.02, (0, 0, 2.6), mat=steel)
    return 3.6, 9.0, 2.48


def stout(body, wire, inner):
    """Short and thick, with a large wedge of a head."""
    socket(1.15, body)
    lathe([(1.15, 0.7), *cup(1.3, 2.98, 0.78, 4.4, 22), (2.98, 6.1), (2.94, 6.18), (2.6, 6.2)], mat=body, segments=144, angle=50)
    lathe([(2.6, 6.18), (2.88, 6.2), (2.88, 6.32), (2.6, 6.34)], mat=dark(), segments=96)
    stops = head_stops(2.92, 2.92, 6.4, 12.7, 0.8, wedge=0.3)
    band(2.92, 2.92, 6.32, 6.85, body, 2.15, out=0.11)
    basket(stops, 2.15, 0.3, 0.2, 0.045, wire, inner)
    posts(stops, (0, pi), 0.5, wire, 2.15)
    capsule(10.2, 1.6)
    cardioid(4.75, 2.98, 0.62, material('#3a3834', 0.5))
    return 2.6, 5.4, 2.98


def octagonal(body, wire, inner):
    """A flattened body with bevelled corners, its switches on the narrow sides."""
    power = 3.0
    trim = material('#3b4043', 0.4, 0.3)
    socket(1.15, trim)
    shell([(1.2, 1.1, 0.85), *softened([(1.9, 1.45, 0.88), (2.18, 1.68, 1.0), (2.31, 1.78, 1.35), (2.37, 1.82, 2), (2.45, 1.88, 3)]), (2.66, 2.02, 7), (2.74, 2.08, 8.8),
           (2.74, 2.08, 9.05), (2.64, 1.98, 9.12)], power, body, angle=50)
    shell([(2.62, 1.96, 9.08), (2.66, 2.0, 9.12), (2.66, 2.0, 9.28), (2.6, 1.95, 9.32)], power, dark())
    stops = head_stops(2.68, 2.02, 9.4, 15.7, 0.62, wedge=0.12)
    band(2.68, 2.02, 9.3, 9.8, body, power, out=0.11)
    basket(stops, power, 0.22, 0.2, 0.045, wire, inner)
    posts(stops, (0, pi), 0.55, body, power, 0.06)
    capsule(13.2, 1.5)
    pale = material('#c9ccce', 0.4)
    for side in (-1, 1):
        with group((side * 2.6, 0, 7.0), (0, side * radians(3), 0)):
            box((0.12, 0.66, 1.5), (0, 0, 0), 0.05, dark())
            box((0.2, 0.4, 0.5), (side * 0.04, 0, 0.3 * side), 0.06, trim)
        for z in (6.0, 8.0):
            box((0.06, 0.3, 0.05), (side * (2.57 + (z - 6) * 0.05), 0, z), 0.01, pale)
    plate(circle(0.34, n=40), 0.06, 0.02, (0, -2.03, 8.0), (pi / 2, 0, 0), satin_metal('#b9b6ae', 0.3))
    return 3.4, 6.8, 2.5


def classic(body, wire, inner):
    """A round body, its head between two posts under a flat lid; pad and filter switches."""
    socket(1.15, body)
    lathe([(1.15, 0.8), *cup(1.3, 2.67, 0.9, 3.6, 20), (2.67, 10.6), (2.62, 10.7), (2.4, 10.72)], mat=body, segments=128, angle=50)
    lathe([(2.4, 10.7), (2.56, 10.72), (2.56, 10.84), (2.4, 10.86)], mat=dark(), segments=96)
    silver = satin_metal('#a9a8a5', 0.3)
    band(2.6, 2.6, 10.84, 11.3, silver, out=0.11)
    stops = head_stops(2.6, 2.6, 11.2, 16.8, 0.5)
    basket(stops, 2, 0.2, 0.2, 0.045, wire, inner)
    posts(stops, (0, pi), 0.55, wire)
    capsule(14.2, 1.5)
    cardioid(9.0, 2.67, 0.6, silver)
    for x in (-0.75, 0.75):
        slide_switch(x, 3.9, 2.67, dark(), material('#8d8d8b', 0.35))
    return 4.4, 8.4, 2.67


def pane(w, h, bulge, pitch, r, mat, power=9):
    """A bulging window of mesh in the x-y plane about the origin."""
    u, v = np.meshgrid(np.arange(-w / 2, w / 2 + pitch, pitch), np.arange(-h / 2, h / 2 + pitch, pitch), indexing='ij')
    rho = (np.abs(u / w * 2) ** power + np.abs(v / h * 2) ** power) ** (1 / power)
    return weave(np.stack([u, v, bulge * (1 - np.minimum(rho, 1.05) ** 2.5)], -1), r, mat, keep=rho <= 1.02)


def framed(body, wire, inner):
    """A slim, nearly rectangular body; the head is a frame with mesh in front and behind."""
    power = 3.6
    socket(1.15, body)
    shell([(1.2, 1.1, 0.7), *softened([(1.9, 1.35, 0.73), (2.1, 1.49, 0.9), (2.19, 1.55, 1.3), (2.26, 1.6, 2.1), (2.38, 1.68, 3.5)]), (2.54, 1.78, 6.2), (2.56, 1.8, 6.6),
           (2.54, 1.78, 6.68), (2.44, 1.7, 6.72)], power, body, angle=50)
    shell([(2.4, 1.66, 6.68), (2.44, 1.7, 6.74), (2.44, 1.7, 6.86), (2.4, 1.66, 6.9)], power, dark())
    outline = round_corners([(-2.56, 6.86), (2.56, 6.86), (2.5, 13.5), (-2.5, 13.5)], [0.35, 0.35, 1.1, 1.1], 10)
    hole = round_corners([(-2.16, 7.4), (2.16, 7.4), (2.1, 13.06), (-2.1, 13.06)], [0.5, 0.5, 0.8, 0.8], 10)
    plate(outline, 2.7, 0.35, (0, 1.35, 0), (pi / 2, 0, 0), body, holes=(hole,), segments=6)
    for turn in (0, pi):
        with group((0, 0, 10.23), (0, 0, turn)):
            with group((0, -0.92, 0), (pi / 2, 0, 0)):
                pane(4.36, 5.74, 0.72, 0.19, 0.043, wire)
                loft([[(2.2 * s * a, 2.87 * s * b, 0.55 * (1 - s * s) - 0.1) for a, b in superellipse(1, 1, 9, 64)] for s in (1, 0.8, 0.55, 0.3, 0.02)],
                     mat=inner, closed=True, angle=80)
    capsule(10.4, 1.5)
    plate(circle(0.2, n=32), 0.05, 0.02, (0, -1.74, 5.6), (pi / 2, 0, 0), satin_metal('#c4c4c1', 0.3))
    return 2.4, 5.4, 2.4


def desktop(body, wire, inner):
    """A USB microphone: mute pad, dial and headphone socket in front, on its tripod."""
    mat = stand_paint()
    base = swivel(tripod(4.6, 7.2, mat), mat)
    with group((0, 0, base)):
        lathe([(0, 0), (2.1, 0), (2.4, 0.12), (2.56, 0.35), (2.6, 0.7), (2.6, 8.9), (2.55, 9.0), (2.3, 9.02)], mat=body, segments=128)
        lathe([(2.3, 9.0), (2.5, 9.02), (2.5, 9.14), (2.3, 9.16)], mat=dark(), segments=96)
        band(2.55, 2.55, 9.14, 9.6, body, out=0.11)
        stops = head_stops(2.55, 2.55, 9.5, 14.6, 0.6)
        basket(stops, 2, 0.2, 0.2, 0.045, wire, inner)
        posts(stops, (0, pi), 0.6, wire)
        capsule(12.2, 1.0, satin_metal('#9a9a98', 0.3))
        # Touch pad with its light, balance dial, 3.5 mm socket.
        pale = material('#d6d6d4', 0.4)
        with group((0, -2.57, 6.6)):
            cylinder(0.62, 0.08, (0, 0, 0), (pi / 2, 0, 0), plastic('#0f0f10', 0.2), 0.03)
            torus(0.62, 0.05, (0, -0.06, 0), (pi / 2, 0, 0), glow('#4aa8ff', 1.6))
            rod((0, -0.085, -0.08), (0, -0.085, 0.3), 0.1, pale, bevel=0.09)
            tube([(0.19 * cos(a), -0.085, 0.02 + 0.19 * sin(a)) for a in (pi + pi * i / 8 for i in range(9))], 0.022, pale)
            rod((0, -0.085, -0.34), (0, -0.085, -0.17), 0.022, pale)
        with group((0, -2.52, 3.7), (pi / 2, 0, 0)):
            cylinder(0.72, 0.5, mat=mat, bevel=0.08)
            for x, y, _ in ring_of(30, 0.72):
                rod((x, y, 0.08), (x, y, 0.42), 0.035, mat, segments=6)
            box((0.07, 0.4, 0.04), (0, 0.45, 0.5), 0.01, pale)
        lathe([(0, 0), (0.18, 0), (0.18, 0.14), (0.34, 0.14), (0.34, 0)], (0, -2.5, 1.7), (pi / 2, 0, 0), satin_metal('#8f8f8e', 0.3), 40)
        cylinder(0.17, 0.12, (0, -2.5, 1.7), (pi / 2, 0, 0), dark(), 0.01)
    return None


def oval(body, wire, inner):
    """A USB microphone with an oval section, held by a ring on its tripod; dials at its side."""
    mat = stand_paint()
    base = swivel(tripod(4.2, 7.6, mat), mat)
    power = 2.3
    with group((0, 0, base)):
        shell([(0.4, 0.3, 0), *softened([(1.5, 1.2, 0.02), (2.08, 1.73, 0.2), (2.48, 2.08, 0.6), (2.78, 2.3, 1.3), (2.95, 2.44, 2.4), (3.05, 2.52, 4)]), (3.1, 2.56, 6.4),
               (3.1, 2.56, 7.2), (3.02, 2.48, 7.3)], power, body, angle=50)
        band(3.04, 2.5, 7.26, 7.75, satin_metal('#7b7b7a', 0.32), power, out=0.11)
        stops = [(3.04 * k, 2.5 * k, z) for k, z in [(1, 7.6), (1.005, 8.4), (1, 9.6), (0.985, 10.8)] + [
            (0.985 * cos(t) ** 0.8, 10.8 + 2.9 * sin(t)) for t in (radians(a) for a in range(8, 61, 6))]]
        basket(stops, power, 0.42, 0.2, 0.045, wire, inner)
        capsule(10.6, 1.2, satin_metal('#9a9a98', 0.3))
        pale = material('#d6d6d4', 0.4)
        cardioid(6.3, 2.56, 0.62, gold(0.3))
        # Headphone socket and level dial, on the side that is seen.
        with group((2.98, -0.35, 4.9), (0, pi / 2, -0.12)):
            cylinder(0.62, 0.4, mat=mat, bevel=0.08)
            for x, y, _ in ring_of(28, 0.62):
                rod((x, y, 0.06), (x, y, 0.34), 0.03, mat, segments=6)
            box((0.4, 0.06, 0.04), (-0.36, 0, 0.4), 0.01, pale)
        with group((2.92, -0.35, 2.9), (0, pi / 2 - 0.06, -0.12)):
            lathe([(0, 0.02), (0.18, 0.02), (0.18, 0.14), (0.34, 0.14), (0.34, 0)], mat=satin_metal('#8f8f8e', 0.3), segments=40)
            cylinder(0.17, 0.06, mat=dark(), bevel=0.01)
    return None


BODIES = {'straight': straight, 'stout': stout, 'octagonal': octagonal, 'classic': classic, 'framed': framed, 'desktop': desktop, 'oval': oval}


def shock_mount(low, high, r):
    """Two outer rings, two that hold the microphone, elastic cord between; and behind them the joint that takes a stand."""
    mat = stand_paint()
    cord = material('#19191a', 0.85, sheen=0.5, name='elastic')
    outer, inner, drop = 4.9, r + 0.42, 1.5

    def ring(radius, z, h, w, mat):
        e = 0.06
        a, b = radius - w / 2, radius + w / 2
        lathe([(a, z - h / 2 + e), (a, z + h / 2 - e), (a + e, z + h / 2), (b - e, z + h / 2), (b, z + h / 2 - e), (b, z - h / 2 + e), (b - e, z - h / 2),
               (a + e, z - h / 2), (a, z - h / 2 + e)][::-1], mat=mat, segments=128)

    zi = {high: high - drop, low: low + drop}
    for z in (low, high):
        ring(outer, z, 0.75, 0.34, mat)
        ring(inner, zi[z], 0.6, 0.32, mat)
        ring(r + 0.16, zi[z], 0.5, 0.34, rubber())
        for x, y, a in ring_of(8, 1, pi / 8):
            cylinder(0.2, 0.9, (x * outer, y * outer, z - 0.45), mat=mat, bevel=0.08, segments=24)
            for b in (a - pi / 8, a + pi / 8):
                rod((x * (outer - 0.15), y * (outer - 0.15), z), ((inner + 0.18) * cos(b), (inner + 0.18) * sin(b), zi[z]), 0.12, cord, segments=12)
        for x, y, _ in ring_of(8, inner + 0.16):
            cylinder(0.16, 0.7, (x, y, zi[z] - 0.35), mat=mat, bevel=0.06, segments=24)
    for x, y, _ in ring_of(4, inner, pi / 4):
        rod((x, y, low + drop), (x, y, high - drop), 0.15, mat)
    for x, y in ((outer, 0), (-outer, 0), (0, outer)):
        rod((x, y, low), (x, y, high), 0.22, mat, bevel=0.05)
    # Joint, with the thread for a stand.
    middle, back = (low + high) / 2, outer + 1.35
    box((1.5, 1.5, 2.4), (0, outer + 0.6, middle), 0.3, mat)
    rod((-0.8, back, middle), (0.8, back, middle), 0.8, mat, bevel=0.12)
    thumb_screw((0.8, back, middle), (0, pi / 2, 0), 1.0, 1.1, mat)
    rod((0, back, middle - 2.4), (0, back, middle), 0.7, mat, bevel=0.12)
    lathe([(0.75, -1.3), (1.0, -1.25), (1.0, 0.1), (0.7, 0.15)], (0, back, middle - 2.5), mat=satin_metal('#8b8b8a', 0.3))


def build(options):
    body = options.get('body', 'straight', list(BODIES))
    finish = options.get('finish', 'black', list(FINISHES))
    wire = options.get('grille', 'black', list(WIRES))
    mount = options.get('mount', 'none', ['none', 'shock'])
    hold = BODIES[body](FINISHES[finish](), WIRES[wire](), inner_mesh(wire))
    if mount == 'shock':
        shock_mount(*hold)
    return standing(yaw=20, pitch=11)
