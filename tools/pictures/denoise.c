// Edge-stopping wavelet filter of one light pass, guided by normals and depth. The noise of each pixel comes from its
// neighbors on the same surface.
#include <math.h>
#include <stdlib.h>
#include <string.h>

static float lum(const float *p) { return .3f * p[0] + .59f * p[1] + .11f * p[2]; }
static int clampi(int v, int hi) { return v < 0 ? 0 : v > hi ? hi : v; }

static void blur(const float *in, float *out, int w, int h, int r) {
  float *t = malloc(sizeof(float) * w * h);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0;
      for (int k = -r; k <= r; k++) s += in[y * w + clampi(x + k, w - 1)];
      t[y * w + x] = s / (2 * r + 1);
    }
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0;
      for (int k = -r; k <= r; k++) s += t[clampi(y + k, h - 1) * w + x];
      out[y * w + x] = s / (2 * r + 1);
    }
  free(t);
}

static void fireflies(float *c, int w, int h) {
  float *o = malloc(sizeof(float) * w * h * 3);
  memcpy(o, c, sizeof(float) * w * h * 3);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float top = 0, second = 0, third = 0;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          if (!i && !j) continue;
          float l = lum(o + 3 * (clampi(y + j, h - 1) * w + clampi(x + i, w - 1)));
          if (l > top) third = second, second = top, top = l;
          else if (l > second) third = second, second = l;
          else if (l > third) third = l;
        }
      float *p = c + 3 * (y * w + x), l = lum(p), limit = third * 1.1f + 1e-4f;
      if (l > limit) for (int k = 0; k < 3; k++) p[k] *= limit / l;
    }
  free(o);
}

// One level: each row adds up its 25 taps over whole rows, so that the compiler can use vector instructions.
static void level(int w, int h, int s, float *const *c, float **d, const float *lu, const float *v, const float *vs,
                  float *v2, float *const *n, const float *dep, float sl, float sn, float sz) {
  static const float k[5] = {1 / 16.f, 1 / 4.f, 3 / 8.f, 1 / 4.f, 1 / 16.f};
  float *row = malloc(sizeof(float) * w * 5), *ws = row, *vo = row + w, *o0 = row + 2 * w, *o1 = row + 3 * w,
        *o2 = row + 4 * w;
  for (int y = 0; y < h; y++) {
    memset(row, 0, sizeof(float) * w * 5);
    for (int j = -2; j <= 2; j++) {
      if (y + j * s < 0 || y + j * s >= h) continue;
      for (int i = -2; i <= 2; i++) {
        int from = i < 0 ? -i * s : 0, to = i > 0 ? w - i * s : w, P = y * w, Q = (y + j * s) * w + i * s;
        float kk = k[i + 2] * k[j + 2];
        const float *n0 = n[0], *n1 = n[1], *n2 = n[2], *c0 = c[0], *c1 = c[1], *c2 = c[2];
#pragma GCC ivdep
        for (int x = from; x < to; x++) {
          int p = P + x, q = Q + x;
          float dx = n0[p] - n0[q], dy = n1[p] - n1[q], dz = n2[p] - n2[q];
          float e = (dx * dx + dy * dy + dz * dz) * sn + fabsf(lu[p] - lu[q]) / (sl * sqrtf(vs[p]) + 1e-3f * (lu[p] + .01f)) +
                    fabsf(dep[p] - dep[q]) / (sz * dep[p] * s + 1e-6f);
          float t = kk * expf(-fminf(e, 30));
          ws[x] += t, vo[x] += t * t * v[q];
          o0[x] += t * c0[q], o1[x] += t * c1[q], o2[x] += t * c2[q];
        }
      }
    }
    for (int x = 0; x < w; x++) {
      int p = y * w + x;
      float m = 1 / fmaxf(ws[x], 1e-8f);
      d[0][p] = o0[x] * m, d[1][p] = o1[x] * m, d[2][p] = o2[x] * m, v2[p] = vo[x] * m * m;
    }
  }
  free(row);
}

static float noise(const float *c, const float *nrm, const float *dep, int w, int h, int x, int y) {
  static const int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
  int p = y * w + x, found = 0;
  float sum = 0, own = lum(c + 3 * p);
  for (int k = 0; k < 4; k++) {
    int X = x + dx[k], Y = y + dy[k], q = Y * w + X;
    if (X < 0 || Y < 0 || X >= w || Y >= h || fabsf(dep[p] - dep[q]) > .02f * dep[p]) continue;
    if (nrm[3 * p] * nrm[3 * q] + nrm[3 * p + 1] * nrm[3 * q + 1] + nrm[3 * p + 2] * nrm[3 * q + 2] < .9f) continue;
    sum += lum(c + 3 * q), found++;
  }
  if (!found) return 0;
  float e = own - sum / found, g = own + .02f;
  return fminf(e * e / (1 + 1.f / found), g * g);
}

void denoise(int w, int h, float *a, const float *nrm, const float *dep, int levels, float sl, float sn, float sz) {
  int n = w * h;
  float *planes = malloc(sizeof(float) * n * 13);
  float *c[3], *d[3], *m[3], *v = planes + 9 * n, *v2 = planes + 10 * n, *vs = planes + 11 * n, *lu = planes + 12 * n;
  for (int z = 0; z < 3; z++) c[z] = planes + z * n, d[z] = planes + (3 + z) * n, m[z] = planes + (6 + z) * n;
  fireflies(a, w, h);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int i = y * w + x;
      v2[i] = noise(a, nrm, dep, w, h, x, y);
      for (int z = 0; z < 3; z++) c[z][i] = a[3 * i + z], m[z][i] = nrm[3 * i + z];
    }
  blur(v2, v, w, h, 3);
  for (int l = 0; l < levels; l++) {
    blur(v, vs, w, h, 1);
    for (int i = 0; i < n; i++) lu[i] = .3f * c[0][i] + .59f * c[1][i] + .11f * c[2][i];
    level(w, h, 1 << l, c, d, lu, v, vs, v2, m, dep, sl, sn, sz);
    for (int z = 0; z < 3; z++) {
      float *t = c[z];
      c[z] = d[z], d[z] = t;
    }
    float *t = v;
    v = v2, v2 = t;
  }
  for (int i = 0; i < n; i++)
    for (int z = 0; z < 3; z++) a[3 * i + z] = c[z][i];
  free(planes);
}
