"""Parts: each function makes one object in the current place. Sizes are meters, z is up, y points away from the camera."""
import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

stack = [Matrix()]
rng = np.random.default_rng(0)
made = []


def start(seed):
    global rng
    rng = np.random.default_rng(seed)
    stack[:] = [Matrix()]
    made.clear()


def turn(rot):
    return Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()


@contextmanager
def place(at=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Parts made inside are moved, turned (degrees), and scaled."""
    size = Matrix.Diagonal((*((scale,) * 3 if np.isscalar(scale) else scale), 1))
    stack.append(stack[-1] @ Matrix.Translation(at) @ turn(rot) @ size)
    yield
    stack.pop()


def put(mesh, mat, at=(0, 0, 0), rot=(0, 0, 0)):
    part = bpy.data.objects.new("part", mesh)
    if mat is not None and not mesh.materials:
        mesh.materials.append(mat.get() if hasattr(mat, "get") and hasattr(mat, "make") else mat)
    part.matrix_world = stack[-1] @ Matrix.Translation(at) @ turn(rot)
    bpy.context.scene.collection.objects.link(part)
    made.append(part)
    return part


def add_coordinates(mesh, along=None):
    count = len(mesh.vertices)
    co = np.empty(count * 3, np.float32)
    mesh.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    low, size = co.min(0), np.maximum(np.ptp(co, 0), 1e-6)
    loops = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    normals = np.empty(len(mesh.polygons) * 3, np.float32)
    mesh.polygons.foreach_get("normal", normals)
    totals = np.empty(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get("loop_total", totals)
    axis = np.repeat(np.abs(normals.reshape(-1, 3)).argmax(1), totals)
    longest = int(size.argmax()) if along is None else along
    first = np.where(axis == longest, (longest + 1) % 3, longest)
    if along is None and size.max() > 2.4:
        first = np.where(axis == 0, 1, 0)
    second = 3 - axis - first
    at = co[loops]
    pick = np.arange(len(loops))
    uv = np.stack([at[pick, first], at[pick, second]], -1) + rng.random(2) * 3
    mesh.uv_layers.new(name="meters").data.foreach_set("uv", uv.astype(np.float32).ravel())
    across, up = np.where(axis == 0, 1, 0), np.where(axis == 2, 1, 2)
    fit = np.stack([(at[pick, a] - low[a]) / size[a] for a in (across, up)], -1)
    mesh.uv_layers.new(name="fit").data.foreach_set("uv", fit.astype(np.float32).ravel())


def build(verts, faces, smooth=38, along=None):
    mesh = bpy.data.meshes.new("part")
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.validate()
    return polish(mesh, smooth, along)


def polish(mesh, smooth=38, along=None):
    mesh.polygons.foreach_set("use_smooth", np.full(len(mesh.polygons), smooth > 0))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    mesh.update(calc_edges=True)
    add_coordinates(mesh, along)
    return mesh


def from_bmesh(work, smooth=38, along=None):
    mesh = bpy.data.meshes.new("part")
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return polish(mesh, smooth, along)


def box(mat, size, at=(0, 0, 0), bevel=0.004, rot=(0, 0, 0), taper=1.0, along=None, soft=2):
    """at is the middle of the bottom; taper scales the top."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for vert in work.verts:
        k = taper if vert.co.z > 0 else 1
        k = k if isinstance(k, tuple) else (k, k)
        vert.co = Vector((vert.co.x * size[0] * k[0], vert.co.y * size[1] * k[1], (vert.co.z + 0.5) * size[2]))
    bevel = min(bevel, 0.48 * min(size))
    if bevel > 0:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=bevel, segments=soft, profile=0.5, affect="EDGES")
    return put(from_bmesh(work, 38, along), mat, at, rot)


def between(a, b):
    a, b = Vector(a), Vector(b)
    way = b - a
    return Matrix.Translation(a) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4(), way.length


def bar(mat, a, b, width=0.04, deep=None, taper=1.0, bevel=0.005):
    """A square bar from a to b."""
    matrix, length = between(a, b)
    part = box(mat, (width, deep or width, length), bevel=bevel, taper=taper, along=2)
    part.matrix_world = stack[-1] @ matrix
    return part


def rod(mat, a, b, r=0.02, r2=None, seg=20):
    matrix, length = between(a, b)
    part = lathe(mat, [(0, 0), (r, 0), (r2 if r2 is not None else r, length), (0, length)], seg=seg)
    part.matrix_world = stack[-1] @ matrix
    return part


def curve(points, steps=8, closed=False):
    """Points of a smooth curve through the given ones."""
    p = np.asarray(points, float)
    count = len(p)
    out = []
    for i in range(count if closed else count - 1):
        pick = lambda k: p[(i + k) % count] if closed else p[min(max(i + k, 0), count - 1)]
        a, b, c, d = pick(-1), pick(0), pick(1), pick(2)
        for t in np.arange(steps) / steps:
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    if not closed:
        out.append(p[-1])
    return np.array(out)


def grid(mat, rows, closed_u=True, closed_v=False, caps=True, at=(0, 0, 0), rot=(0, 0, 0), smooth=38, along=None):
    """A surface over rows of points: an array (rows, points, 3)."""
    rows = np.asarray(rows, float)
    count, n = rows.shape[:2]
    faces = []
    for i in range(count if closed_v else count - 1):
        for j in range(n if closed_u else n - 1):
            k, m = (i + 1) % count, (j + 1) % n
            faces.append((i * n + j, i * n + m, k * n + m, k * n + j))
    if caps and closed_u and not closed_v:
        faces.append(tuple(range(n))[::-1])
        faces.append(tuple((count - 1) * n + j for j in range(n)))
    work = bmesh.new()
    verts = [work.verts.new(v) for v in rows.reshape(-1, 3)]
    for face in faces:
        try:
            work.faces.new([verts[i] for i in face])
        except ValueError:
            continue
    bmesh.ops.remove_doubles(work, verts=work.verts[:], dist=1e-5)
    return put(from_bmesh(work, smooth, along), mat, at, rot)


def lathe(mat, profile, at=(0, 0, 0), rot=(0, 0, 0), seg=48, smooth=False, steps=6, sharp=40, squash=1.0, caps=True):
    """A turned part; profile is (radius, z) from bottom to top."""
    p = curve(profile, steps) if smooth else np.asarray(profile, float)
    a = np.arange(seg) / seg * 2 * math.pi
    rows = np.stack([np.stack([r * np.cos(a), r * np.sin(a) * squash, np.full(seg, z)], -1) for r, z in np.maximum(p, [0, -9e9])])
    return grid(mat, rows, at=at, rot=rot, smooth=sharp, along=2, caps=caps)


def cylinder(mat, r, h, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.003, seg=40):
    b = min(bevel, r * 0.45, h * 0.45)
    profile = [(0, 0), (r - b, 0), (r - b * 0.3, b * 0.3), (r, b), (r, h - b), (r - b * 0.3, h - b * 0.3), (r - b, h), (0, h)]
    return lathe(mat, profile, at, rot, seg)


def ball(mat, r, at=(0, 0, 0), squash=1.0, seg=28):
    a = np.linspace(-math.pi / 2, math.pi / 2, 15)
    return lathe(mat, [(r * math.cos(t), r * math.sin(t) * squash) for t in a], at, seg=seg, sharp=60)


def tube(mat, points, r=0.01, closed=False, seg=12, steps=8, smooth=True, flat=1.0, caps=True):
    """A tube along a curve; r is a number or one per given point."""
    p = curve(points, steps, closed) if smooth else np.asarray(points, float)
    given = np.full(len(points), r) if np.isscalar(r) else np.asarray(r, float)
    if closed:
        given = np.append(given, given[0])
    radius = np.interp(np.linspace(0, 1, len(p), endpoint=not closed), np.linspace(0, 1, len(given)), given)
    ahead, behind = (np.roll(p, -1, 0), np.roll(p, 1, 0)) if closed else (np.vstack([p[1:], p[-1]]), np.vstack([p[0], p[:-1]]))
    tangent = ahead - behind
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-12
    normal = np.cross(tangent[0], [0, 0, 1] if abs(tangent[0][2]) < 0.9 else [1, 0, 0])
    rows, a = [], np.arange(seg) / seg * 2 * math.pi
    for point, way, size in zip(p, tangent, radius):
        normal = normal - way * normal.dot(way)
        normal /= np.linalg.norm(normal) + 1e-12
        side = np.cross(way, normal)
        rows.append(point + size * (np.cos(a)[:, None] * normal * flat + np.sin(a)[:, None] * side))
    return grid(mat, np.array(rows), closed_v=closed, smooth=50, caps=caps)


def ring(mat, big, small, at=(0, 0, 0), rot=(0, 0, 0), seg=48, flat=1.0, thin=14):
    """A torus around z; flat stretches its section along z."""
    a, b = np.arange(seg) / seg * 2 * math.pi, np.arange(thin) / thin * 2 * math.pi
    rows = [np.stack([(big + small * np.cos(b)) * math.cos(t), (big + small * np.cos(b)) * math.sin(t), small * flat * np.sin(b)], -1) for t in a]
    return grid(mat, rows, closed_v=True, at=at, rot=rot, smooth=60)


def outline_round(w, h, r, steps=6):
    """A rounded rectangle around the origin."""
    r = min(r, w / 2 - 1e-4, h / 2 - 1e-4)
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for t in np.linspace(0, 90, steps):
            a = math.radians(start + t)
            points.append((cx * (w / 2 - r) + r * math.cos(a), cy * (h / 2 - r) + r * math.sin(a)))
    return points


def plate(mat, outline, thick, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.002, soft=2, along=None, holes=()):
    """An outline in x and y, extruded along z, with rounded edges."""
    work = bmesh.new()
    verts = [work.verts.new((x, y, 0)) for x, y in outline]
    face = work.faces.new(verts)
    if holes:
        edges = list(face.edges)
        work.faces.remove(face)
        for hole in holes:
            inner = [work.verts.new((x, y, 0)) for x, y in hole]
            edges += [work.edges.new((inner[i - 1], inner[i])) for i in range(len(inner))]
        bmesh.ops.triangle_fill(work, use_beauty=True, use_dissolve=True, edges=edges)
    out = bmesh.ops.extrude_face_region(work, geom=work.faces[:])
    for item in out["geom"]:
        if isinstance(item, bmesh.types.BMVert):
            item.co.z += thick
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    if bevel > 0:
        rims = [e for e in work.edges if len(e.link_faces) == 2 and sum(abs(f.normal.z) > 0.9 for f in e.link_faces) == 1]
        bmesh.ops.bevel(work, geom=rims, offset=min(bevel, thick * 0.48), segments=soft, profile=0.5, affect="EDGES")
    return put(from_bmesh(work, 38, along), mat, at, rot)


def slab(mat, size, r=0.02, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.003, soft=3):
    """A plate with rounded corners: width, depth, thickness."""
    return plate(mat, outline_round(size[0], size[1], r), size[2], at, rot, bevel, soft)


def cushion(mat, size, at=(0, 0, 0), rot=(0, 0, 0), square=0.35, puff=0.12, lumps=0.01, n=26, pinch=0.0):
    """A soft block; square near 0 is a box, 1 an ellipsoid; puff domes the top; pinch draws the corners out."""
    w, d, h = size
    rows = []
    power = 2 / max(square, 0.05)
    a = np.arange(4 * n) / (4 * n) * 2 * math.pi
    cx, cy = np.cos(a), np.sin(a)
    k = (np.abs(cx) ** power + np.abs(cy) ** power) ** (-1 / power)
    bx, by = cx * k, cy * k
    corner = np.minimum(np.abs(bx), np.abs(by)) ** 4
    for t in np.linspace(-math.pi / 2, math.pi / 2, n):
        s, z = math.cos(t), math.sin(t)
        level = (abs(s) ** power + abs(z) ** power) ** (-1 / power)
        s, z = s * level, z * level
        dome = 1 + puff * (1 - np.minimum(1, s * s)) * 1.0
        rows.append(np.stack([bx * s * w / 2 * (1 + pinch * corner * s), by * s * d / 2 * (1 + pinch * corner * s), z * dome * h / 2 * (1 - 0.5 * pinch * corner * s) + np.zeros_like(bx)], -1))
    rows = np.array(rows)
    wave = rng.uniform(4, 9, (3, 3)) / max(w, d)
    phase = rng.uniform(0, 6.28, 3)
    bump = sum(np.sin(rows @ wave[i] + phase[i]) for i in range(3)) / 3
    rows[..., 2] += bump * lumps * min(1, h * 6)
    rows[..., 2] += h / 2
    return grid(mat, rows, at=at, rot=rot, smooth=70)


def sheet(mat, shape, nu=60, nv=60, at=(0, 0, 0), rot=(0, 0, 0)):
    """shape maps arrays u, v of 0 to 1 to an (n, n, 3) array."""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    return grid(mat, shape(u, v), closed_u=False, caps=False, at=at, rot=rot, smooth=80)


def stamp(source, matrix):
    """Another object with the same mesh."""
    part = bpy.data.objects.new("part", source.data)
    part.matrix_world = stack[-1] @ matrix
    bpy.context.scene.collection.objects.link(part)
    made.append(part)
    return part


def scatter(mat, verts, quads, at, turns, sizes, smooth=80):
    """One mesh of many copies of a small one: positions, turns in degrees, and sizes per copy."""
    verts, quads, at = np.asarray(verts, np.float32), np.asarray(quads, np.int32), np.asarray(at, np.float32)
    a, b, c = np.radians(np.asarray(turns, np.float32)).T
    one, zero = np.ones_like(a), np.zeros_like(a)
    stackup = lambda *rows: np.stack([np.stack(r, -1) for r in rows], -2)
    spin = (stackup((np.cos(c), -np.sin(c), zero), (np.sin(c), np.cos(c), zero), (zero, zero, one))
            @ stackup((np.cos(b), zero, np.sin(b)), (zero, one, zero), (-np.sin(b), zero, np.cos(b)))
            @ stackup((one, zero, zero), (zero, np.cos(a), -np.sin(a)), (zero, np.sin(a), np.cos(a))))
    points = np.einsum("mij,nj->mni", spin, verts) * np.asarray(sizes, np.float32)[:, None, None] + at[:, None, :]
    faces = (quads[None] + (np.arange(len(at)) * len(verts))[:, None, None]).reshape(-1, 4)
    mesh = bpy.data.meshes.new("part")
    mesh.vertices.add(points.shape[0] * points.shape[1])
    mesh.vertices.foreach_set("co", points.ravel().astype(np.float32))
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel().astype(np.int32))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    return put(polish(mesh, smooth), mat)


def leaf(length, width, bend=0.3):
    """A folded leaf of four quads for scatter, with its stem at the origin and its tip at +y."""
    rows = []
    for v, w in ((0.0, 0.12), (0.45, 1.0), (1.0, 0.06)):
        rows += [(-w * width / 2, v * length, -bend * length * v * v + 0.12 * w * width), (0, v * length, -bend * length * v * v), (w * width / 2, v * length, -bend * length * v * v + 0.12 * w * width)]
    return rows, [(0, 1, 4, 3), (1, 2, 5, 4), (3, 4, 7, 6), (4, 5, 8, 7)]


def bounds(parts):
    corners = [part.matrix_world @ Vector(c) for part in parts for c in part.bound_box]
    a = np.array([tuple(c) for c in corners])
    return a.min(0), a.max(0)
