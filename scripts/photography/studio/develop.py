"""Turns raw passes into a WebP: removes noise, sets the backdrop to the page's colour, adjusts the tone.

Uses numpy and OpenCV only, not Blender.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2
import numpy as np

from studio.denoise import denoise

# Increase it to develop all pictures again from their raw passes.
VERSION = 2
# The page's background colour, the token `paper`.
PAPER = np.array([0xEF, 0xEC, 0xE7], np.float32)
# Shadows fade out over this share of the frame at its edges, where the page's background continues.
SHADOW_FADE = 0.07
# WebP qualities, tried in this order until a picture has at most MOST_BYTES_A_PIXEL.
QUALITIES = (76, 66, 56)
# A room has dark walls, in whose gradients the qualities above leave visible blocks.
ROOM_QUALITY = 90
MOST_BYTES_A_PIXEL = 0.026
# Tried after them for a picture that has a limit of its own: qualities, each with the blur (px) before. Softer fine
# grain is seen less than the blocks of a lower quality.
LAST_RESORTS = ((48, 0), (48, 1.0), (42, 1.0), (48, 1.6), (56, 2.2), (34, 1.6), (25, 2.2))
# Differences of the backdrop's light below this are noise.
SHADOW_FLOOR = 0.006


# ---- tone


def tone(x):
    """Linear light to sRGB 0-1: straight below .62, a soft shoulder above, blacks a little deeper."""
    knee = 0.62
    x = np.maximum(x, 0)
    y = np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))))
    y = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-6) ** (1 / 2.4) - 0.055)
    return np.clip(np.where(y < 0.5, y - 0.045 * np.sin(2 * np.pi * y), y), 0, 1)


def _light_of(paper):
    """The linear light that `tone` turns into a colour."""
    light = np.linspace(0, 4, 400_001)
    return np.interp(paper / 255, tone(light), light).astype(np.float32)


def _edge_fade(height, width):
    """0 at the edge of the frame, rising to 1 at SHADOW_FADE."""
    rows, columns = np.arange(height, dtype=np.float32), np.arange(width, dtype=np.float32)
    y, x = np.minimum(rows, height - 1 - rows), np.minimum(columns, width - 1 - columns)
    ramp = lambda d, whole: np.clip(d / (SHADOW_FADE * whole), 0, 1)
    t = ramp(y, height)[:, None] * ramp(x, width)[None, :]
    return (t * t * (3 - 2 * t))[..., None]


def on_paper(light, backdrop, empty, fades):
    """Replaces the backdrop by the page's background colour times the product's shadow.

    The shadow is the backdrop's light divided by that of the empty set. This removes the gradients of
    the set, so that the background is the same in every picture.
    """
    height, width = light.shape[:2]
    empty = cv2.GaussianBlur(empty, (0, 0), empty.shape[0] / 16, borderType=cv2.BORDER_REPLICATE)
    empty = cv2.resize(empty, (width, height), interpolation=cv2.INTER_CUBIC)
    paper = _light_of(PAPER)
    exposure = paper.mean() / np.median(empty)
    backdrop = np.clip(backdrop, 0, 1)[..., None]
    shadow = light / np.maximum(empty, 1e-4)
    lost = 1 - shadow
    lost = np.sign(lost) * np.maximum(np.abs(lost) - SHADOW_FLOOR, 0)
    # Light that the product reflects may brighten the paper slightly; more looks like a stain.
    kept = 1 - np.maximum(lost, -0.02) * (_edge_fade(height, width) if fades else 1)
    # Both gains are nearly the same, so pixels that product and backdrop share show no seam; only
    # pure backdrop has its shadow changed.
    gained = light * ((1 - backdrop) * exposure + backdrop * paper / np.maximum(empty, 1e-4))
    return np.where(backdrop > 0.995, kept * paper, gained)


def fill_of(backdrop):
    """The product's share of the frame: the larger of its width and height, from the mask."""
    product = backdrop < 0.5
    if not product.any():
        return 0.0
    rows, columns = np.flatnonzero(product.any(1)), np.flatnonzero(product.any(0))
    return float(max((rows[-1] - rows[0] + 1) / product.shape[0], (columns[-1] - columns[0] + 1) / product.shape[1]))


def enlarge(picture, width, height):
    """To the finished size, sharpened by what that softens."""
    if picture.shape[:2] == (height, width):
        return picture
    large = cv2.resize(picture, (width, height), interpolation=cv2.INTER_LANCZOS4)
    # Not on the backdrop, whose dither would become grain.
    sharp = cv2.addWeighted(large, 1.3, cv2.GaussianBlur(large, (0, 0), 1.1), -0.3, 0)
    return np.where(abs(sharp.astype(int) - large).max(2, keepdims=True) > 2, sharp, large)


# ---- files


def _read(folder, name):
    """One pass, as red, green, blue."""
    found = cv2.imread(str(next(Path(folder).glob(f'{name}-*.exr'))), cv2.IMREAD_UNCHANGED)
    return found[..., 2::-1].astype(np.float32)


def develop(folder, fades=True):
    """8-bit picture (BGR) and the product's share of the frame, from a folder of raw passes.

    `fades`: shadows end before the frame's edge; not where the product itself reaches over it.
    """
    light, albedo, normal, backdrop = (_read(folder, f'{name}-product') for name in ('rgb', 'albedo', 'normal', 'backdrop'))
    backdrop = backdrop[..., 0]
    light = denoise(light, albedo, normal)
    # A room has no backdrop, and therefore no empty set.
    on_set = any(Path(folder).glob('rgb-empty-*.exr'))
    toned = tone(on_paper(light, backdrop, _read(folder, 'rgb-empty'), fades) if on_set else light)
    # Sharpened inside the product only: around it, sharpening draws a halo on the paper.
    soft = cv2.GaussianBlur(toned, (0, 0), 1.0)
    toned += 0.22 * (toned - soft) * (1 - cv2.blur(np.clip(backdrop, 0, 1), (3, 3)))[..., None]
    # Not at the edges of the frame, where all pictures have the same background.
    dither = np.random.default_rng(1).uniform(-0.25, 0.25, toned.shape) * _edge_fade(*toned.shape[:2])
    return (toned * 255 + 0.5 + dither).clip(0, 255).astype(np.uint8)[..., ::-1], fill_of(backdrop)


def _write_webp(png, path, quality):
    command = ['cwebp', '-quiet', '-q', str(quality), '-m', '6', '-sharp_yuv', str(png), '-o', str(path)]
    subprocess.run(command, check=True)


def _corners(picture):
    return picture[[0, 0, -1, -1], [0, -1, 0, -1]].astype(int)


def _on_paper(picture):
    """Whether all corners of the picture are backdrop; a close view may reach over its edge."""
    return abs(_corners(picture) - PAPER[::-1]).max() <= 2


def write_webp(picture, path, most_bytes=None):
    """Writes with cwebp, whose chroma is better than OpenCV's. Detailed pictures get a lower quality.

    Never more than `most_bytes`. Never so coarse that a corner changes its tone: the picture's
    edge would be seen on the page.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    on_paper = _on_paper(picture)

    def changed(webp):
        return on_paper and abs(_corners(cv2.imread(str(webp))) - _corners(picture)).max() > 2

    def mend_corners(quality):
        while quality < 95 and changed(webp):
            quality += 2
            _write_webp(png, webp, quality)

    # Replaced atomically: a build that runs meanwhile reads either the old or the new picture.
    with tempfile.TemporaryDirectory() as folder:
        png, webp = Path(folder, 'picture.png'), Path(folder, 'picture.webp')
        cv2.imwrite(str(png), picture)
        enough = MOST_BYTES_A_PIXEL * picture.shape[0] * picture.shape[1]
        limit = min(enough, most_bytes) if most_bytes else enough
        qualities = QUALITIES if on_paper or most_bytes else (ROOM_QUALITY,)
        for quality, blur in [(quality, 0) for quality in qualities] + list(LAST_RESORTS if most_bytes else ()):
            if blur:
                cv2.imwrite(str(png), cv2.GaussianBlur(picture, (0, 0), blur))
            _write_webp(png, webp, quality)
            if webp.stat().st_size <= limit:
                mend_corners(quality)
                if not most_bytes or webp.stat().st_size <= most_bytes:
                    break
        else:
            mend_corners(quality)
        temporary = path.with_name(f'.{path.name}')
        shutil.copyfile(webp, temporary)
        temporary.replace(path)
