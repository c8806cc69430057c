"""From linear render passes to a finished picture: denoise, tone curve, cut out, save."""
import ctypes
import os
import subprocess
import tempfile

import bpy
import numpy as np

CONTRAST, WEBP_QUALITY = 1.16, 82
HERE = os.path.dirname(os.path.abspath(__file__))


def develop(passes, cover, empty, out, exposure=.98):
    """`passes` are two independent halves, each with the paths of its image, normal and albedo. With `cover` (how much of a pixel the
    product takes) and `empty` (the paper alone) the paper becomes transparent and the shadow a veil of black; without, it stays."""
    halves = [np.minimum(read(one['Image']) * exposure, 12) for one in passes]
    features = [np.concatenate([read(one['Denoising Normal']), read(one['Denoising Albedo'])], axis=-1) for one in passes]
    doubt = blur((features[0] - features[1]) ** 2 / 4)
    picture = tone(denoise(*halves, (features[0] + features[1]) / 2, doubt))
    if cover is None:
        return save(picture, np.ones_like(picture[..., :1]), out)
    paper = tone(enlarge_to(blur(blur(read(empty) * exposure)), picture.shape))
    save(*cut_out(picture, paper, read(cover)[..., :1], halves[0].max(axis=-1) > 0), out)


def cut_out(picture, paper, cover, seen):
    """Colours and opacity that, over a ground, look as the product and its shadow do on paper. `seen` is what was rendered at all."""
    free = (cover < .004).astype(np.float32)
    light = np.clip(picture.mean(axis=-1, keepdims=True) / paper.mean(axis=-1, keepdims=True), 0, 1)
    # Under the product's edge the paper goes on as it is beside it.
    beside = blur(light * free, 3) / np.maximum(blur(free, 3), 1e-3)
    light = np.where(free > 0, light, np.where(blur(free, 3) > 1e-3, beside, 1))
    shadow = np.clip((1 - light) * 1.06 - .02, 0, 1) * away_from_edges(seen)
    behind = (1 - cover) * paper * light
    product = np.where(cover > .02, (picture - behind) / np.maximum(cover, .02), picture)
    opacity = cover + (1 - cover) * shadow
    return np.clip(product, 0, 1) * cover / np.maximum(opacity, 1e-4), opacity


def away_from_edges(seen, reach=.06):
    """1 inside what was rendered, falling to 0 at its border, so that a long shadow does not end in a line."""
    ways = []
    for axis in (1, 0):
        inside = np.flatnonzero(seen.any(axis=axis))
        places = np.arange(seen.shape[1 - axis])
        ways.append(np.clip(np.minimum(places - inside[0], inside[-1] - places) / (reach * len(places)), 0, 1))
    down, across = (way * way * (3 - 2 * way) for way in ways)
    return (down[:, None] * across[None, :])[..., None].astype(np.float32)


def blur(x, reach=2):
    """A box filter."""
    for axis in (0, 1):
        x = sum(np.roll(x, k, axis) for k in range(-reach, reach + 1)) / (2 * reach + 1)
    return x


def denoise(a, b, features, doubt):
    """Fine noise at full size; then the slow blotches that a small window cannot see, at a half, a quarter and an eighth."""
    picture = non_local_means(a, b, features, doubt)
    for times in (8, 4, 2):
        calm = non_local_means(*(shrink(x, times) for x in (a, b, features, doubt)))
        picture = picture + enlarge(calm - shrink(picture, times), times, picture.shape)
    return np.maximum(picture, 0)


def shrink(x, times):
    height, width, depth = x.shape
    x = np.pad(x, ((0, -height % times), (0, -width % times), (0, 0)), mode='edge')
    return x.reshape(x.shape[0] // times, times, x.shape[1] // times, times, depth).mean(axis=(1, 3))


def enlarge_to(x, shape):
    return enlarge(x, shape[0] / x.shape[0], shape)


def enlarge(x, times, shape):
    for axis in (0, 1):
        places = (np.arange(shape[axis]) + .5) / times - .5
        low = np.clip(np.floor(places).astype(int), 0, x.shape[axis] - 1)
        high, part = np.minimum(low + 1, x.shape[axis] - 1), np.clip(places - low, 0, 1)
        part = part.reshape([-1 if k == axis else 1 for k in range(3)])
        x = np.take(x, low, axis) * (1 - part) + np.take(x, high, axis) * part
    return x.astype(np.float32)


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.is_data = True
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def non_local_means(a, b, features, doubt, reach=8, patch=2, strength=.7):
    height, width, count = features.shape
    arrays = [np.ascontiguousarray(x, np.float32) for x in (a, b, features, doubt)]
    sharpness = np.array([18] * 3 + [40] * 3, np.float32)
    out = np.empty_like(arrays[0])
    pointers = [x.ctypes.data_as(ctypes.c_void_p) for x in (*arrays, sharpness)]
    library().denoise(*pointers, count, width, height, reach, patch, ctypes.c_float(strength), out.ctypes.data_as(ctypes.c_void_p))
    return out


def library():
    """Compiled once per change of the source, into the temporary folder."""
    source = os.path.join(HERE, 'denoise.c')
    built = os.path.join(tempfile.gettempdir(), f'denoise-{int(os.path.getmtime(source))}.so')
    if not os.path.exists(built):
        subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o', built, '-lm'], check=True)
    return ctypes.CDLL(built)


def tone(light, knee=.72, white=1.6):
    """Straight up to the knee, so that brand colours stay what they are; then a soft shoulder, so that highlights never clip hard.
    Pale greys lose most of their cast: paper next to a red product is pink to a camera and grey to the eye."""
    light = .86 * np.power(np.maximum(light, 0) / .86, CONTRAST)
    span = 1 - knee
    peak = light.max(axis=-1, keepdims=True)
    over = np.maximum(peak - knee, 0)
    rolled = np.where(peak > knee, knee + span * (1 - np.exp(-over / span / white * 1.6)), peak)
    kept = light * (rolled / np.maximum(peak, 1e-6))
    pale = np.clip((light.min(axis=-1, keepdims=True) - .45) / .3, 0, 1) * .75
    kept = kept + (kept.mean(axis=-1, keepdims=True) - kept) * pale
    bleach = np.clip((peak - 1) / 4, 0, .6)
    kept = kept + (rolled - kept) * bleach
    encoded = np.where(kept <= .0031308, kept * 12.92, 1.055 * np.power(np.maximum(kept, 1e-8), 1 / 2.4) - .055)
    return np.clip(encoded, 0, 1)


def save(picture, opacity, out):
    height, width, _ = picture.shape
    dither = np.random.default_rng(1).random((height, width, 1)) - .5
    pixels = np.concatenate([np.clip(picture + dither / 255, 0, 1), opacity], axis=-1).astype(np.float32)
    image = bpy.data.images.new('picture', width, height, alpha=True)
    image.colorspace_settings.is_data = True
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(pixels.ravel())
    plain = os.path.splitext(out)[0] + '.png'
    image.filepath_raw, image.file_format = plain, 'PNG'
    image.save()
    if out.endswith('.webp'):
        subprocess.run(['cwebp', '-quiet', '-q', str(WEBP_QUALITY), '-alpha_q', '90', '-m', '6', '-sharp_yuv', plain, '-o', out], check=True)
        os.remove(plain)
