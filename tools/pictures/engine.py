"""Renders the current Blender scene with few samples, filters the light passes, and writes a WebP file."""
import ctypes
import math
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import subprocess
import tempfile

import bpy
import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
work = os.path.join(tempfile.gettempdir(), f"pictures-{os.getuid()}")
os.makedirs(work, exist_ok=True)


def load_filter():
    library = os.path.join(work, "denoise.so")
    source = os.path.join(here, "denoise.c")
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
        made = f"{library}.{os.getpid()}"
        flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, source, "-o", made, "-lm"], check=True)
        os.replace(made, library)
    return ctypes.CDLL(library)


library = load_filter()


def setup(width=960, height=720, samples=8, threads=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.use_persistent_data = True
    image = scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = "OPEN_EXR_MULTILAYER", "NONE", "16"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising = "CPU", False
    set_samples(samples)
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 6
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 3
    cycles.blur_glossy = 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_auto_tile = False
    cycles.use_fast_gi, cycles.ao_bounces_render = True, 1
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_z = True
    for light in ("diffuse", "glossy"):
        for part in ("direct", "indirect", "color"):
            setattr(layer, f"use_pass_{light}_{part}", True)
    return scene


def set_samples(samples):
    bpy.context.scene.cycles.samples = max(1, samples)


def read_exr(path):
    data = open(path, "rb").read()
    at = 8
    channels, window = [], None
    while data[at] != 0:
        end = data.index(b"\0", at)
        name = data[at:end]
        kind_end = data.index(b"\0", end + 1)
        size = int.from_bytes(data[kind_end + 1 : kind_end + 5], "little")
        value = data[kind_end + 5 : kind_end + 5 + size]
        if name == b"channels":
            spot = 0
            while value[spot] != 0:
                stop = value.index(b"\0", spot)
                kind = int.from_bytes(value[stop + 1 : stop + 5], "little")
                channels.append((value[spot:stop].decode(), "<f2" if kind == 1 else "<f4"))
                spot = stop + 17
        if name == b"dataWindow":
            window = np.frombuffer(value, "<i4")
        at = kind_end + 5 + size
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    line = np.dtype([("y", "<i4"), ("size", "<i4")] + [(n, t, (width,)) for n, t in channels])
    lines = np.frombuffer(data, line, height, at + 1 + 8 * height)
    found = {}
    for name, _ in channels:
        pass_name = name.split(".", 1)[-1] if name.count(".") > 1 else name
        if not pass_name.startswith("Combined.A"):
            found[pass_name] = np.minimum(lines[name].astype(np.float32), 60000)
    return found


def take(passes, name, letters="RGB"):
    return np.stack([passes[f"{name}.{c}"] for c in letters], -1)


def render_passes(seed):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    path = os.path.join(work, f"passes-{os.getpid()}.exr")
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    passes = read_exr(path)
    os.remove(path)
    return passes


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def render_linear(seed=1):
    passes = render_passes(seed)
    normal, depth = take(passes, "Normal", "XYZ"), np.minimum(passes["Depth.Z"], 200)
    height, width = depth.shape
    rest, lights = take(passes, "Combined"), []
    for name, levels, sharp in (("Diff", 6, 10.0), ("Gloss", 5, 5.0)):
        color, light = take(passes, name + "Col"), take(passes, name + "Dir") + take(passes, name + "Ind")
        rest -= color * light
        lights.append((color, light, levels, sharp))
    # Glass, lamps, screens, and the sky.
    lights.append((np.float32(1), np.maximum(rest, 0), 3, 2.0))
    total = np.zeros_like(rest)
    for color, light, levels, sharp in lights:
        library.denoise(width, height, pointer(light), pointer(normal), pointer(depth), levels,
                        ctypes.c_float(sharp), ctypes.c_float(6), ctypes.c_float(0.02))
        total += color * light
    return total


def tone(linear, exposure=1.0, warmth=0.0, contrast=1.0, saturation=1.0):
    x = linear * exposure * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    grey = x @ np.array([0.3, 0.59, 0.11], np.float32)
    x = np.maximum(grey[..., None] + (x - grey[..., None]) * saturation, 0)
    x = 0.18 * (x / 0.18) ** contrast
    # A filmic shoulder: highlights roll off instead of clipping.
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    y = y**0.94
    grey = y @ np.array([0.3, 0.59, 0.11], np.float32)
    y = np.clip(grey[..., None] + (y - grey[..., None]) * 0.82, 0, 1)
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)


def auto_exposure(linear, target):
    grey = np.clip(linear.mean(-1), 1e-4, 8)
    return target / math.exp(float(np.log(grey).mean()))


def finish(linear, path, seed, look):
    exposure = auto_exposure(linear, look.get("key", 0.2)) ** 0.75 * look.get("exposure", 1)
    image = tone(linear, exposure, look.get("warmth", 0), look.get("contrast", 1.0), look.get("saturation", 1.0))
    height, width = image.shape[:2]
    y, x = np.linspace(-1, 1, height, dtype=np.float32)[:, None], np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    image *= (1 - look.get("vignette", 0.07) * (x * x + y * y) ** 1.3)[..., None]
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    source = os.path.join(work, f"picture-{os.getpid()}.ppm")
    with open(source, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % (width, height) + pixels.tobytes())
    temporary = f"{path}.{os.getpid()}"
    subprocess.run(["cwebp", "-quiet", "-m", "2", "-q", "94", source, "-o", temporary], check=True)
    os.replace(temporary, path)
    os.remove(source)


def render(path, seed, look):
    finish(render_linear(seed % 100000 + 1), path, seed, look)
