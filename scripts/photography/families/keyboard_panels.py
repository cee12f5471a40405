"""What sits on a keyboard's control panel: knobs, buttons, faders, pads, displays, wheels, speaker grilles.

A panel lies in x-y, x along the keys, y away from the player, z out of it: see `Slab.face`. Lengths in cm.
"""

from studio.kit import *

BLACK_PLASTIC = '#1c1c1e'


class Panel:
    """Controls for a panel; each is put at (x, y) on it. One Panel a `group`, because it copies what it made."""

    def __init__(self, knobs=BLACK_PLASTIC, buttons='#505257', ink='#cfcdc6', slot='#08080a'):
        self.knob_mat = material(knobs, 0.36, name='knob')
        self.button_mat = material(buttons, 0.42, name='button')
        self.ink = material(ink, 0.6, spec=0.2, name='ink')
        self.slot = material(slot, 0.6, spec=0.2, name='slot')
        self._made, self._colors = {}, {}

    def color(self, color, lit=False):
        """A material by colour; 'lit' glows."""
        if not isinstance(color, str):
            return color
        if (color, lit) not in self._colors:
            self._colors[color, lit] = material(color, 0.4, glow=color, glow_strength=0.9) if lit else material(color, 0.4)
        return self._colors[color, lit]

    def _again(self, key, make, x, y, z=0.0, turn=0.0):
        if key in self._made:
            return duplicate(self._made[key], (x, y, z), (0, 0, turn))
        with group((x, y, z), (0, 0, turn)) as made:
            make()
        self._made[key] = made
        return made

    def knob(self, x, y, r=0.62, h=1.2, turn=None, mat=None, cap=None, skirt=False, ribs=0, mark=True, scale=True):
        """`turn` -1 to 1 is from fully left to fully right; `cap` is a disc on top of another colour."""
        body = self.color(mat) if mat else self.knob_mat

        def make():
            if skirt:
                lathe([(0, 0), (r * 1.35, 0), (r * 1.35, 0.1), (r * 1.05, 0.3), (r, 0.34), (r * 0.9, h - 0.1), (r * 0.8, h), (0, h)], mat=body, segments=40)
            else:
                lathe([(0, 0), (r, 0), (r, 0.06), (r * 0.96, 0.1), (r * 0.9, h - 0.14), (r * 0.78, h), (0, h)], mat=body, segments=40)
            for dx, dy, _ in ring_of(ribs, r * 0.95) if ribs else ():
                rod((dx, dy, 0.12), (dx * 0.95, dy * 0.95, h - 0.14), r * 0.06, body, segments=6)
            if cap:
                cylinder(r * 0.68, 0.05, (0, 0, h - 0.005), mat=self.color(cap), bevel=0.02, segments=40)
            if mark:
                box((r * 0.16, r * 0.8, 0.06), (0, r * 0.5, h + 0.01 + (0.04 if cap else 0)), 0.01, self.ink, segments=1)
                box((r * 0.16, 0.05, h * 0.7), (0, r * 0.92, h * 0.55), 0.01, self.ink, segments=1)

        angle = 0.0 if turn is None else -radians(140) * turn
        self._again(('knob', r, h, str(mat), cap, skirt, ribs, mark), make, x, y, 0, angle)
        if mark and scale:
            self._again(('scale', r), lambda: self._scale(r * (1.62 if skirt else 1.42)), x, y)

    def _scale(self, r):
        """The printed arc around a knob."""
        points = [*arc(0, 0, r, -50, 230, 40), *arc(0, 0, r + 0.07, -50, 230, 40)]
        mesh([(x, y, 0.012) for x, y in points], [(i, i + 41, i + 42, i + 1) for i in range(40)], mat=self.ink)

    def dial(self, x, y, r=2.2, h=1.0, mat=None, ring=None):
        """The large data wheel, with a finger dimple."""
        body = self.color(mat) if mat else self.knob_mat
        lathe([(0, 0), (r, 0), (r, h - 0.25), (r - 0.08, h - 0.1), (r - 0.25, h), (r * 0.86, h), (r * 0.8, h - 0.08), (0, h - 0.08)], (x, y, 0), mat=body, segments=72)
        for dx, dy, _ in ring_of(48, r):
            rod((x + dx, y + dy, 0.12), (x + dx, y + dy, h - 0.3), 0.045, body, segments=6)
        lathe([(r * 0.2, h - 0.1), (r * 0.2, h - 0.02), (r * 0.16, h - 0.02), (0, h - 0.14)], (x, y + r * 0.5, 0), mat=self.slot, segments=24)
        if ring:
            torus(r + 0.28, 0.1, (x, y, 0.03), mat=self.color(ring, True))

    def button(self, x, y, w=1.3, h=0.7, color=None, lit=None, high=0.32, r=0.12, turn=0.0):
        """`lit`: a colour makes the whole cap glow."""
        mat = self.color(lit, True) if lit else self.color(color) if color else self.button_mat

        def make():
            plate(rounded_rect(w + 0.14, h + 0.14, min(r + 0.07, h / 2)), 0.04, 0.01, (0, 0, -0.01), mat=self.slot, segments=2)
            plate(rounded_rect(w, h, min(r, h * 0.49)), high, 0.09, mat=mat, segments=3)

        self._again(('button', w, h, color, lit, high, r), make, x, y, 0, turn)

    def buttons(self, x, y, columns, rows=1, dx=1.8, dy=1.3, led=None, lit=(), **more):
        """A block around (x, y); `led` puts a lamp above each, of which those numbered in `lit` are on."""
        for row in range(rows):
            for column in range(columns):
                at = (x + (column - (columns - 1) / 2) * dx, y + ((rows - 1) / 2 - row) * dy)
                self.button(*at, **more)
                if led:
                    n = row * columns + column
                    self.led(at[0], at[1] + more.get('h', 0.7) / 2 + 0.24, led if n in lit else None)

    def round_button(self, x, y, r=0.45, color=None, lit=None, high=0.3):
        mat = self.color(lit, True) if lit else self.color(color) if color else self.button_mat

        def make():
            cylinder(r + 0.08, 0.04, (0, 0, -0.01), mat=self.slot, bevel=0.01, segments=32)
            cylinder(r, high, mat=mat, bevel=0.09, segments=32)

        self._again(('round', r, color, lit, high), make, x, y)

    def led(self, x, y, color=None, r=0.11):
        mat = self.color(color, True) if color else self.color('#3a1512')
        self._again(('led', color, r), lambda: cylinder(r, 0.07, mat=mat, bevel=0.03, segments=16), x, y)

    def fader(self, x, y, length=4.5, at=0.5, cap='#26272a', line='#e8e6df', w=0.9, lit=None):
        """A slot of `length` around (x, y) with its cap `at` 0 to 1 of the way up."""
        self._again(('slot', length), lambda: plate(rounded_rect(0.22, length, 0.1), 0.03, 0.01, mat=self.slot, segments=1), x, y)

        def make():
            rows = [(-0.85, 0), (-0.8, 0.75), (-0.25, 0.62), (0.25, 0.62), (0.8, 0.75), (0.85, 0)]
            plate(round_corners(rows, 0.12), w, 0.07, (-w / 2, 0, 0.12), (pi / 2, 0, pi / 2), self.color(cap))
            box((w * 0.94, 0.13, 0.05), (0, 0, 0.745), 0.01, self.color(line, bool(lit)), segments=1)
            box((0.16, 0.5, 0.3), (0, 0, 0.05), 0.02, self.slot, segments=1)

        self._again(('cap', cap, w, line), make, x, y + (at - 0.5) * (length - 1.6))

    def drawbar(self, x, y, out, cap='#e9e6dc', w=1.05, length=6.5):
        """An organ's drawbar, pulled `out` 0 to 1, towards the player."""
        self._again(('bar slot', length), lambda: plate(rounded_rect(0.5, length, 0.15), 0.03, 0.01, mat=self.slot, segments=1), x, y)
        end = y + length / 2 - 1.3 - out * (length - 2.2)

        def make():
            box((w, 1.5, 0.7), (0, 0, 0.55), 0.22, self.color(cap))
            box((0.4, 1.0, 0.4), (0, 0, 0.15), 0.05, self.slot, segments=2)

        self._again(('bar', cap, w), make, x, end)
        if out > 0.05:
            box((0.42, out * (length - 2.2) + 0.4, 0.08), (x, end + 0.6 + out * (length - 2.2) / 2, 0.04), 0.02, self.color('#d8d5cb'), segments=1)

    def pad(self, x, y, w=2.4, h=None, color='#3c3d40', lit=False):
        h = h or w

        def make():
            plate(rounded_rect(w + 0.22, h + 0.22, 0.3), 0.05, 0.02, (0, 0, -0.02), mat=self.slot, segments=2)
            plate(rounded_rect(w, h, 0.25), 0.34, 0.14, mat=self._pad_mat(color, lit), segments=4)

        self._again(('pad', w, h, color, lit), make, x, y)

    def _pad_mat(self, color, lit):
        return material(color, 0.5, glow=color, glow_strength=0.45, sheen=0.2) if lit else rubber(color)

    def label(self, x, y, words, size=0.55, align='CENTER'):
        text(words, size, (x, y, 0.006), mat=self.ink, font=SANS, depth=0.0, align=align)

    def line(self, x0, y0, x1, y1, w=0.06, color=None):
        mat = self.color(color) if color else self.ink
        box((abs(x1 - x0) + w, abs(y1 - y0) + w, 0.03), ((x0 + x1) / 2, (y0 + y1) / 2, 0.005), 0, mat)

    def frame(self, x, y, w, h, color=None):
        """A printed outline around a section."""
        for s in (-1, 1):
            self.line(x - w / 2, y + s * h / 2, x + w / 2, y + s * h / 2, color=color)
            self.line(x + s * w / 2, y - h / 2, x + s * w / 2, y + h / 2, color=color)

    def plinth(self, x, y, w, h, mat, r=0.3, high=0.1):
        """A flat field of another material."""
        return plate(rounded_rect(w, h, r), high, 0.04, (x, y, 0), mat=self.color(mat), segments=3)

    def screen(self, x, y, w, h, image, bezel=0.5, frame='#0b0b0d', strength=1.0, high=0.18, foot=None):
        """A lit display: `image` is an array (sRGB, rows from the top)."""
        foot = bezel if foot is None else foot
        plate(rounded_rect(w + 2 * bezel, h + bezel + foot, 0.35, 0, (bezel - foot) / 2), high, 0.08, (x, y, 0),
              mat=material(frame, 0.12, coat=1, coat_rough=0.02, name='glass'))
        mat = material('#000000', 0.16, spec=0.5, name='display')
        k = Nodes(mat)
        shown = projected(k, picture(image, 'display', color=True), -w / 2, -h / 2, w, h)
        k.link(shown, k.shader.inputs['Emission'])
        k.shader.inputs['Emission Strength'].default_value = strength
        mesh([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], (x, y, high + 0.006), mat=mat)

    def wheel(self, x, y, r=2.7, w=1.0, out=0.75, mat=None, ribs=26, frame=None, lit=None):
        """A pitch or modulation wheel, lying across x, `out` of the panel."""
        half = math.sqrt(r * r - (r - out) ** 2)
        if frame:
            plate(rounded_rect(w + 1.0, 2 * half + 1.2, 0.4), 0.1, 0.04, (x, y, 0), mat=self.color(frame))
        plate(rounded_rect(w + 0.35, 2 * half + 0.5, 0.15), 0.03, 0.01, (x, y, 0.08 if frame else 0), mat=self.color(lit, True) if lit else self.slot)
        body = self.color(mat) if mat else self.knob_mat
        with group((x - w / 2, y, out - r), (0, pi / 2, 0)):
            cylinder(r, w, mat=body, bevel=0.12, segments=72)
            for dx, dy, a in ring_of(ribs * 2, r) if ribs else ():
                if dx < -r * 0.4:  # only what is seen
                    box((0.16, 0.1, w - 0.25), (dx, dy, w / 2), 0.04, body, (0, 0, a), segments=2)
            cylinder(0.32, w + 0.02, (-r + 0.28, 0, -0.01), mat=self.slot, bevel=0, segments=24)

    def joystick(self, x, y, r=1.9, mat=None):
        """A four-way stick in a round collar."""
        body = self.color(mat) if mat else self.knob_mat
        lathe([(r + 0.35, 0), (r + 0.35, 0.12), (r + 0.15, 0.25), (r - 0.1, 0.2), (r - 0.2, 0.02), (0, 0.02)], (x, y, 0), mat=self.color('#45464b'), segments=64)
        sphere_profile = [(1.5 * cos(radians(a)), 1.5 * sin(radians(a)) - 0.95) for a in range(35, 91, 5)]
        lathe([(1.35, 0.0), *sphere_profile], (x, y, 0.05), mat=rubber('#111112'), segments=48)
        lathe([(0.3, 0.4), (0.32, 1.2), (0.5, 1.6), (0.78, 1.95), (0.82, 2.15), (0.7, 2.32), (0.3, 2.36), (0, 2.3)], (x, y, 0), mat=body, segments=40)

    def lever(self, x, y, mat=None):
        """A bender: a paddle that swings sideways in a round well."""
        body = self.color(mat) if mat else self.knob_mat
        lathe([(2.5, 0), (2.5, 0.12), (2.3, 0.24), (2.1, 0.2), (2.0, 0.02), (0, 0.02)], (x, y, 0), mat=self.color('#45464b'), segments=64)
        plate([*arc(0, -0.6, 1.5, 20, 160, 16)], 1.5, 0.2, (x, y + 0.75, 0.02), (pi / 2, 0, 0), self.color('#101012'))
        plate(round_corners([(-0.5, 0.2), (0.5, 0.2), (0.36, 2.7), (-0.36, 2.7)], 0.25), 1.5, 0.2, (x, y + 0.75, 0.1), (pi / 2, 0, 0), body)

    def grille(self, x, y, outline, pitch=0.42, wire=0.1, frame=None, mat='#141416', lift=0.06):
        """Perforated metal over dark cloth: `outline` around (0, 0)."""
        plate(outline, 0.04, 0.01, (x, y, 0), mat=self.color('#050506'), segments=1)
        if frame:
            plate(inset(outline, -0.3), 0.14, 0.06, (x, y, 0), mat=self.color(frame), holes=[outline])
        _lattice(outline, pitch, wire, (x, y, lift), self.color(mat))

    def slats(self, x, y, outline, pitch=0.55, w=0.28, mat='#1a1a1c'):
        """A moulded speaker cover: bars along x inside an outline."""
        plate(outline, 0.03, 0.01, (x, y, 0), mat=self.color('#040405'), segments=1)
        low, high = min(p[1] for p in outline), max(p[1] for p in outline)
        at = low + pitch / 2
        while at < high:
            cuts = _crossings(outline, at)
            for a, b in zip(cuts[::2], cuts[1::2]):
                if b - a > 0.5:
                    box((b - a, w, 0.22), (x + (a + b) / 2, y + at, 0.08), 0.08, self.color(mat), segments=2)
            at += pitch


def _crossings(outline, y):
    """Sorted x where a horizontal line cuts a closed outline."""
    found = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
        if (ay <= y) != (by <= y):
            found.append(ax + (y - ay) / (by - ay) * (bx - ax))
    return sorted(found)


def _lattice(outline, pitch, wire, loc, mat):
    """A hexagonal lattice of flat bars within an outline."""
    low, high = min(p[1] for p in outline), max(p[1] for p in outline)
    rows, row, at = [], 0, low + pitch / 2
    while at < high:
        spans, cuts = [], _crossings(outline, at)
        for a, b in zip(cuts[::2], cuts[1::2]):
            first = math.ceil((a / pitch) - 0.5 * (row % 2))
            last = math.floor((b / pitch) - 0.5 * (row % 2))
            spans += [((n + 0.5 * (row % 2)) * pitch, at) for n in range(first, last + 1)]
        rows.append(spans)
        row, at = row + 1, at + pitch * 0.866
    # A ring of six corners around every hole; the holes' edges make the metal between them.
    vertices, faces = [], []
    hole = pitch / 2 - wire / 2
    for spans in rows:
        for cx, cy in spans:
            start = len(vertices)
            for r in (pitch * 0.5774 * 1.002, hole):
                vertices += [(cx + r * cos(pi / 6 + k * pi / 3), cy + r * sin(pi / 6 + k * pi / 3), 0) for k in range(6)]
            faces += [(start + k, start + (k + 1) % 6, start + 6 + (k + 1) % 6, start + 6 + k) for k in range(6)]
    if not faces:
        return None
    return mesh(vertices, faces, loc, mat=mat)
