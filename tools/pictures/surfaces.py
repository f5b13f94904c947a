"""Materials. Their textures are made with numpy once per material, since image lookups render faster than noise nodes.
Texture coordinates are meters on the part."""
import bpy
import numpy as np

rng = np.random.default_rng(0)
known, pool = {}, {}


def start(seed):
    global rng
    rng = np.random.default_rng(seed)
    known.clear()


def linear(color):
    """'#rrggbb' or an (r, g, b) of 0 to 1 in sRGB, as linear light."""
    if isinstance(color, str):
        color = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    c = np.asarray(color, np.float32)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def make_noise(size, beta, stretch, low, variant):
    source = np.random.default_rng([size, int(beta * 100), int(stretch[0] * 100), int(stretch[1] * 100), int(low), variant])
    fx = np.fft.rfftfreq(size)[None, :] * size * stretch[0]
    fy = np.fft.fftfreq(size)[:, None] * size * stretch[1]
    f = np.sqrt(fx * fx + fy * fy)
    f[0, 0] = 1
    power = f**-beta * (f >= low)
    power[0, 0] = 0
    phase = source.normal(size=f.shape) + 1j * source.normal(size=f.shape)
    field = np.fft.irfft2(phase * power, (size, size))
    return np.clip(0.5 + (field - field.mean()) / (field.std() + 1e-9) * 0.18, 0, 1).astype(np.float32)


def noise(size=512, beta=1.6, stretch=(1, 1), low=0):
    """Seamless fractal noise of 0 to 1; stretch makes it longer along u or v; low removes the slowest waves. Three fields of
    each sort are kept and shifted at random."""
    key = (size, beta, stretch, low, int(rng.integers(3)))
    if key not in pool:
        pool[key] = make_noise(*key)
    return np.roll(pool[key], tuple(rng.integers(0, size, 2)), (0, 1))


def ramp(field, *colors):
    """Maps 0 to 1 onto evenly spaced sRGB colors; the result is linear."""
    stops = np.stack([linear(c) for c in colors])
    at = np.linspace(0, 1, len(stops))
    return np.stack([np.interp(field, at, stops[:, k]) for k in range(3)], -1).astype(np.float32)


def image(pixels, data=False):
    if pixels.ndim == 2:
        pixels = np.repeat(pixels[..., None], 3, -1)
    height, width = pixels.shape[:2]
    made = bpy.data.images.new("texture", width, height, float_buffer=True, is_data=data)
    made.colorspace_settings.name = "Non-Color" if data else "Linear"
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = pixels
    made.pixels.foreach_set(full.ravel())
    made.update()
    return made


def material(color=(0.5, 0.5, 0.5), rough=0.5, metal=0.0, bump=None, depth=0.002, tile=1.0, gloss=None, clear=0.0,
             sheen=0.0, through=0.0, ior=1.45, specular=0.5, glow=0.0, fit=False, alpha=None):
    """color is sRGB, or a linear image array; bump and gloss (roughness) are arrays; tile is meters per repeat."""
    made = bpy.data.materials.new("surface")
    made.use_nodes = True
    tree = made.node_tree
    base = tree.nodes["Principled BSDF"]
    put = lambda name, value: setattr(base.inputs[name], "default_value", value)
    for name, value in (("Roughness", rough), ("Metallic", metal), ("Clearcoat", clear), ("Sheen", sheen),
                        ("Transmission", through), ("IOR", ior), ("Specular", specular)):
        put(name, value)
    put("Clearcoat Roughness", 0.08)
    mapping = None

    def texture(pixels, data):
        nonlocal mapping
        if mapping is None:
            coordinates = tree.nodes.new("ShaderNodeUVMap")
            coordinates.uv_map = "fit" if fit else "meters"
            mapping = tree.nodes.new("ShaderNodeMapping")
            u, v = tile if isinstance(tile, tuple) else (tile, tile)
            mapping.inputs["Scale"].default_value = (1, 1, 1) if fit else (1 / u, 1 / v, 1)
            tree.links.new(coordinates.outputs[0], mapping.inputs[0])
        node = tree.nodes.new("ShaderNodeTexImage")
        node.image = image(pixels, data)
        if fit:
            node.extension = "EXTEND"
        tree.links.new(mapping.outputs[0], node.inputs[0])
        return node.outputs[0]

    if isinstance(color, np.ndarray) and color.ndim == 3:
        source = texture(color, False)
        tree.links.new(source, base.inputs["Base Color"])
        if glow:
            tree.links.new(source, base.inputs["Emission"])
    else:
        put("Base Color", (*linear(color), 1))
        if glow:
            put("Emission", (*linear(color), 1))
    put("Emission Strength", glow)
    if gloss is not None:
        tree.links.new(texture(gloss, True), base.inputs["Roughness"])
    if bump is not None:
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Distance"].default_value = depth
        node.inputs["Strength"].default_value = 1
        tree.links.new(texture(bump, True), node.inputs["Height"])
        tree.links.new(node.outputs[0], base.inputs["Normal"])
    if np.isscalar(alpha):
        put("Alpha", alpha)
    elif alpha is not None:
        tree.links.new(texture(alpha, True), base.inputs["Alpha"])
    return made


class Later:
    """A material that is made when a part first uses it."""

    def __init__(self, make):
        self.make, self.made = make, None

    def get(self):
        self.made = self.made or self.make()
        return self.made


def cached(function):
    def find(*args, **options):
        key = (function.__name__, args, tuple(sorted(options.items())))
        if key not in known:
            known[key] = Later(lambda: function(*args, **options))
        return known[key]

    return find


woods = {
    "oak": ("#7d5c3a", "#a9834f", "#c9a872"),
    "white oak": ("#a58a64", "#c2a884", "#d6c2a0"),
    "walnut": ("#3a2416", "#5a3a24", "#7a5438"),
    "cherry": ("#6b3520", "#8f4f2e", "#ab6a42"),
    "maple": ("#b99468", "#d3b48a", "#e3cba6"),
    "pine": ("#b5834a", "#d2a469", "#e2bf8c"),
    "teak": ("#6d4526", "#93643a", "#b08250"),
    "mahogany": ("#3f1a10", "#5f2a1a", "#7b3d28"),
    "ebony": ("#14100e", "#241d19", "#352c26"),
    "birch": ("#c6a87e", "#dcc39c", "#ead8b8"),
    "gray wood": ("#6c655c", "#8a8378", "#a49c90"),
}


def grain(size=512, rings=9.0):
    slow = noise(size, 2.6, (5, 0.9))
    lines = noise(size, 1.0, (22, 1), 3)
    wave = 0.5 + 0.5 * np.sin((slow * rings + noise(size, 2.4, (7, 1)) * 2) * 6.283)
    return np.clip(0.5 * wave + 0.35 * lines + 0.3 * slow - 0.05, 0, 1)


def worn(color, wear, tint="#3a2c20"):
    if wear <= 0:
        return color
    size = color.shape[0]
    marks = np.clip((noise(size, 1.7) - 0.55) * 3, 0, 1) * np.clip(noise(size, 0.7) * 1.4 - 0.2, 0, 1)
    return color * (1 - wear * 0.6 * marks[..., None]) + linear(tint) * 0.3 * wear * marks[..., None]


@cached
def wood(species="oak", rough=0.42, wear=0.15, clear=0.0, stain=None):
    field = grain()
    colors = woods[species] if stain is None else (stain, stain, stain)
    color = ramp(field, *colors)
    if stain is not None:
        color = color * (0.75 + 0.5 * field[..., None])
    color = worn(color, wear)
    return material(color, rough, tile=(1.1, 0.42), clear=clear)


@cached
def planks(species="oak", width=0.12, rough=0.35, wear=0.25, gap=0.012, length=1.3):
    """A floor or wall of boards, 1.92 m square."""
    size, rows = 768, max(3, round(1.92 / width))
    field, color = grain(size, 14), np.zeros((size, size, 3), np.float32)
    y = np.arange(size) * rows / size
    row = y.astype(int)
    edge = np.minimum(y - row, 1 - (y - row))
    cells = max(1, round(1.92 / length))
    shift = rng.random(rows)
    x = (np.arange(size)[None, :] / size * cells + shift[row][:, None]) % cells
    board = (row[:, None] * cells + x.astype(int)) % (rows * cells)
    tone = rng.normal(0, 0.12, rows * cells).astype(np.float32)[board]
    roll = rng.integers(0, size, rows * cells)[board]
    picked = field[(np.arange(size)[:, None] + roll) % size, (np.arange(size)[None, :] + roll * 7) % size]
    color = ramp(np.clip(picked + tone * 0.6, 0, 1), *woods[species]) * (1 + tone[..., None] * 0.8)
    side = np.minimum(x - x.astype(int), 1 - (x - x.astype(int))) * (1.92 / cells) / (1.92 / rows)
    seam = np.minimum(np.clip(edge[:, None] / gap / 4, 0, 1), np.clip(side / gap / 4, 0, 1))
    color = worn(color * (0.35 + 0.65 * seam[..., None]), wear)
    return material(color, rough, tile=1.92)


@cached
def tiles(color="#e8e4dc", grout="#b9b3a8", across=6, rough=0.2, vary=0.04, brick=False, tall=1.0, size=0.9, depth=0.002,
          spots=0.0):
    """across tiles per size meters; tall is rows per tile width; brick shifts every second row."""
    n, rows = 640, int(across * tall)
    u = np.arange(n, dtype=np.float32)[None, :] / n * across + np.zeros((n, 1), np.float32)
    v = np.arange(n, dtype=np.float32)[:, None] / n * rows + np.zeros((1, n), np.float32)
    if brick:
        u = u + 0.5 * (v.astype(int) % 2)
    cell = (u.astype(int) % across) + across * v.astype(int)
    fu, fv = u % 1, v % 1
    away = np.minimum(np.minimum(fu, 1 - fu), np.minimum(fv, 1 - fv) / tall)
    face = np.clip((away - 0.025) / 0.02, 0, 1)
    tone = rng.normal(0, vary, across * rows).astype(np.float32)[cell]
    base = linear(color) * (1 + tone[..., None]) * (0.94 + 0.12 * noise(n, 1.6)[..., None])
    if spots:
        base = base * (1 - spots * np.clip(noise(n, 0.4) * 3 - 1.6, 0, 1)[..., None])
    mix = face[..., None]
    pixels = base * mix + linear(grout) * (0.85 + 0.3 * noise(n, 0.6)[..., None]) * (1 - mix)
    return material(pixels.astype(np.float32), rough, bump=np.clip(face + tone * 2, 0, 1), depth=depth, tile=size)


def brick(color="#94533b", mortar="#b5aa9a"):
    return tiles(color, mortar, 4, 0.85, 0.16, True, 2.9, 0.92, 0.006, 0.35)


@cached
def paint(color="#eeeae2", rough=0.55, wear=0.08, clear=0.0):
    base = np.ones((256, 256, 1), np.float32) * linear(color) * (0.97 + 0.06 * noise(256, 1.8)[..., None])
    return material(worn(base, wear), rough, tile=0.9, clear=clear)


@cached
def fabric(color="#7c8a7a", weave="plain", wear=0.1, second=None, size=0.22, sheen=0.3):
    n = 512
    y, x = np.mgrid[0:n, 0:n] / n
    threads = 56
    if weave == "twill":
        field = 0.5 + 0.5 * np.sin((x + y) * 6.283 * threads * 0.6)
    elif weave == "knit":
        row = y * 24
        field = np.abs(np.sin(6.283 * 12 * x + np.abs((row % 1) - 0.5) * 3)) ** 0.7
    elif weave == "boucle":
        field = np.clip((noise(n, 0.9, low=10) - 0.5) * 2.2 + 0.5, 0, 1)
    elif weave == "velvet":
        field = noise(n, 0.3)
    else:
        over = (np.floor(x * threads) + np.floor(y * threads)) % 2
        field = np.where(over == 0, np.abs(np.sin(x * threads * 3.1416)), np.abs(np.sin(y * threads * 3.1416)))
    field = np.clip(0.8 * field + 0.4 * (noise(n, 0.5) - 0.5), 0, 1).astype(np.float32)
    base = linear(color) * (0.72 + 0.4 * field[..., None])
    if second:
        stripe = (np.floor(x * 8) % 2)[..., None]
        base = base * stripe + linear(second) * (0.72 + 0.4 * field[..., None]) * (1 - stripe)
    base = worn(base * (0.93 + 0.14 * noise(n, 1.8)[..., None]), wear)
    depth = {"velvet": 0.0004, "boucle": 0.006, "knit": 0.003}.get(weave, 0.0012) * min(1, size / 0.15)
    return material(base, 0.92, bump=field, depth=depth, tile=size, sheen=0.8 if weave == "velvet" else sheen, specular=0.2)


@cached
def leather(color="#6b4128", rough=0.42, wear=0.25, size=0.3):
    cells = np.abs(noise(512, 0.9, low=14) - 0.5) * 2
    creases = np.clip(np.abs(noise(512, 1.6, low=4) - 0.5) * 9, 0, 1)
    field = np.clip(cells * 1.6, 0, 1) * 0.5 + creases * 0.5
    base = linear(color) * (0.72 + 0.34 * field[..., None]) * (0.85 + 0.3 * noise(512, 1.9)[..., None])
    return material(worn(base, wear, "#b08a60"), rough, bump=field, depth=0.0012 * min(1, size / 0.3), tile=size)


@cached
def metal(color="#c8c8c8", rough=0.28, brushed=False, wear=0.1):
    field = noise(512, 0.6, (40, 1)) if brushed else noise(512, 1.5)
    gloss = np.clip(rough + (field - 0.5) * (0.3 if brushed else 0.2) + wear * 0.3 * np.clip(noise(512, 1.2) * 3 - 1.7, 0, 1), 0.03, 1)
    base = np.ones((512, 512, 1), np.float32) * linear(color)
    return material(worn(base, wear, "#2a2018"), rough, 1.0, tile=0.4, gloss=gloss)


steel = lambda rough=0.25, brushed=False: metal("#c9cbcd", rough, brushed)
chrome = lambda: metal("#dedede", 0.08, False, 0.03)
brass = lambda rough=0.24: metal("#d2a959", rough)
iron = lambda: metal("#3a3a3a", 0.5)
gold = lambda: metal("#e2b65a", 0.15, False, 0)


@cached
def rust(color="#6a4630"):
    return material(ramp(noise(512, 1.2), "#3f2a20", color, "#8a5a38"), 0.85, 0.2, tile=0.5)


@cached
def plastic(color="#222326", rough=0.4, wear=0.1, grainy=False):
    return material(color, rough, bump=noise(256, 0.1) if grainy else None, depth=0.0002, tile=0.2)


@cached
def enamel(color="#a02020", flake=0.0, wear=0.05):
    """Car paint and lacquer."""
    return material(color, 0.32, 0.15 if flake else 0.0, clear=1.0)


@cached
def glass(color="#ffffff", rough=0.0, ior=1.45):
    """Thin glass lets light straight through, which needs few samples; a gem refracts."""
    return material(color, rough, through=1.0, ior=ior) if ior > 2 else material(color, 0.03, specular=0.9, clear=1.0, alpha=0.22)


@cached
def pane(tint="#8fa3ad", rough=0.03):
    """Opaque dark glass of windows seen from outside: it only reflects."""
    return material(tint, rough, specular=1.0, clear=1.0)


@cached
def ceramic(color="#e9e4d8", rough=0.18, speckle=0.0, second=None):
    base = np.ones((512, 512, 1), np.float32) * linear(color) * (0.94 + 0.1 * noise(512, 1.8)[..., None])
    if second:
        mix = np.clip((noise(512, 2.2, (1, 0.5)) - 0.45) * 6, 0, 1)[..., None]
        base = base * (1 - mix) + linear(second) * mix
    if speckle:
        base = base * (1 - speckle * (noise(512, 0.0) > 0.86)[..., None])
    return material(base.astype(np.float32), rough, tile=0.4, clear=0.4)


@cached
def stone(dark="#8d867c", light="#c9c2b6", rough=0.6, veins=0.0, tile=1.2):
    field = noise(512, 1.5)
    if veins:
        line = np.clip(1 - np.abs(noise(512, 1.9) - 0.5) * 22, 0, 1) * noise(512, 1.4) * veins
        field = np.clip(field * 0.4 + 0.6 - line, 0, 1)
    return material(ramp(field, dark, light), rough, tile=tile)


def marble(rough=0.12):
    return stone("#6f7278", "#f0eeea", rough, 0.9, 1.4)


def concrete(dark="#7f7b75", light="#a9a49c"):
    return stone(dark, light, 0.75, 0, 2.4)


@cached
def ground(kind="grass"):
    n = 512
    tile = {"asphalt": 1.6, "gravel": 1.2}.get(kind, 5.3)
    slow, fine = noise(n, 1.5, (1, 1), 7) if tile > 2 else noise(n, 1.7), noise(n, 0.5)
    field = np.clip(0.9 * (slow - 0.5) + 0.7 * (fine - 0.5) + 0.5, 0, 1)
    colors = {
        "grass": ("#37491f", "#526a32", "#748548"),
        "dry grass": ("#716539", "#92834e", "#aa9c68"),
        "soil": ("#2e2118", "#4a3626", "#6a503a"),
        "asphalt": ("#38383a", "#4c4c4e", "#69696a"),
        "gravel": ("#6f685e", "#958d80", "#bdb5a6"),
        "sand": ("#a98f66", "#c6ad80", "#dcc79e"),
        "snow": ("#cfd6de", "#e8ecf0", "#f6f8fa"),
        "desert": ("#9b7350", "#b98e66", "#d0aa82"),
        "meadow": ("#42521f", "#6f7c36", "#a39a55"),
        "field": ("#4b3a26", "#6b7a34", "#8a8e4a"),
    }[kind]
    made = material(ramp(field, *colors), 0.95, bump=fine, depth={"asphalt": 0.004}.get(kind, 0.02), tile=tile, specular=0.2)
    return patchy(made) if tile > 2 else made


def patchy(made, tile=67.0):
    """Land is lighter and darker in large patches, so that the repeats of its texture don't show."""
    tree = made.node_tree
    color = tree.nodes["Principled BSDF"].inputs["Base Color"]
    source = color.links[0].from_socket
    coordinates, mapping = tree.nodes.new("ShaderNodeUVMap"), tree.nodes.new("ShaderNodeMapping")
    coordinates.uv_map = "meters"
    mapping.inputs["Scale"].default_value = (1 / tile, 1 / tile, 1)
    patches, mix = tree.nodes.new("ShaderNodeTexImage"), tree.nodes.new("ShaderNodeMixRGB")
    patches.image = image(ramp(np.clip(noise(256, 1.3, (1, 1), 3) * 1.5 - 0.25, 0, 1), "#c4c0a8", "#ffffff"), False)
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
    for start, end in ((coordinates.outputs[0], mapping.inputs[0]), (mapping.outputs[0], patches.inputs[0]), (source, mix.inputs[1]), (patches.outputs[0], mix.inputs[2]), (mix.outputs[0], color)):
        tree.links.new(start, end)
    return made


@cached
def lapped(color="#d9d6cc", pitch=0.16, wear=0.1, vertical=False):
    """Clapboard or vertical board siding, 8 boards per repeat."""
    n = 512
    t = (np.arange(n) / n * 8) % 1
    line = np.clip(t * 14, 0, 1) * (0.9 + 0.1 * t)
    field = np.repeat((line[None, :] if vertical else line[:, None]), n, 0 if vertical else 1).astype(np.float32)
    base = linear(color) * (0.45 + 0.55 * field[..., None]) * (0.95 + 0.1 * noise(n, 1.7)[..., None])
    return material(worn(base, wear), 0.6, bump=field, depth=0.012, tile=pitch * 8)


@cached
def shingles(color="#4b4744", rows=10, size=1.6, vary=0.2):
    n = 512
    v = np.arange(n)[:, None] / n * rows + np.zeros((1, n))
    u = np.arange(n)[None, :] / n * 12 + (v.astype(int) % 2) * 0.5 + rng.random(rows)[v.astype(int)] * 0.3
    cell = (u.astype(int) % 12) * rows + v.astype(int)
    tone = rng.normal(0, vary, 12 * rows)[cell]
    line = np.clip((v % 1) * 6, 0, 1) * (0.8 + 0.2 * np.clip(np.minimum(u % 1, 1 - u % 1) * 20, 0, 1))
    base = linear(color) * (1 + tone[..., None]) * (0.4 + 0.6 * line[..., None]) * (0.8 + 0.4 * noise(n, 0.3)[..., None])
    return material(np.clip(base, 0, 1).astype(np.float32), 0.9, bump=line.astype(np.float32), depth=0.01, tile=size)


def picture(pixels, rough=0.5, glow=0.0, clear=0.0):
    """An image stretched over the part, in sRGB."""
    return material(linear(pixels), rough, fit=True, glow=glow, clear=clear)
