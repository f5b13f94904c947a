import { existsSync } from "node:fs";
import path from "node:path";
import { parse as parseSettings } from "dotenv";
import { parse } from "yaml";
import { findSettingProblems, readText } from "@/prisma/test/deployment";
import { listFiles, root } from "@/prisma/test/schemas";

type Labels = Record<string, string>;
type Probe = { httpGet: { path: string; port: string } };
type Container = {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom: { configMapRef: { name: string } }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: Labels; limits: Labels };
  securityContext: {
    allowPrivilegeEscalation: boolean;
    readOnlyRootFilesystem: boolean;
    capabilities: { drop: string[] };
  };
  volumeMounts: { name: string; mountPath: string }[];
};
type Pod = {
  metadata: { labels: Labels };
  spec: {
    terminationGracePeriodSeconds?: number;
    securityContext: { runAsNonRoot: boolean; runAsUser: number };
    containers: Container[];
    volumes: { name: string; secret?: { secretName: string } }[];
  };
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels };
  spec: {
    selector: { matchLabels: Labels };
    template: Pod;
    scaleTargetRef: { apiVersion: string; kind: string; name: string };
    rules: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
  };
};
type Service = { spec: { selector: Labels; ports: { name: string; targetPort: string }[] } };
type Kustomization = {
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: { name: string; envs: string[] }[];
};

const folder = "deploy/kubernetes";
const yamlFiles = listFiles(`${folder}/*.yaml`);
const kustomizations = yamlFiles.filter((file) => path.basename(file) === "kustomization.yaml");
const manifestFiles = yamlFiles.filter((file) => !kustomizations.includes(file));
const read = <T>(file: string) => parse(readText(`${folder}/${file}`)) as T;

const app = read<Manifest>("app.yaml");
const worker = read<Manifest>("worker.yaml");
const job = read<Manifest>("migrate/job.yaml");
const pods = [app, worker, job].map(({ kind, metadata, spec }) => ({
  kind,
  name: metadata.name,
  ...spec.template,
}));
const settings = parseSettings(readText(`${folder}/config/settings.env`));

function recordReads(value: unknown, place: string, read: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key !== "string" || !Object.hasOwn(target, key)) return found;
      read.add(`${place}/${key}`);
      return recordReads(found, `${place}/${key}`, read);
    },
  });
}

function placesIn(value: unknown, place: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${place}/${key}`,
    ...placesIn(inner, `${place}/${key}`),
  ]);
}

function findSchemaProblems(manifest: { apiVersion: string; kind: string }): string[] {
  const { apiVersion, kind } = manifest;
  // The oldest API groups have no domain in their name.
  const group = apiVersion.includes("/") ? apiVersion : "v1";
  type Model = { validate(): void };
  const models: Record<string, new (data: unknown) => Model> = jest.requireActual(
    `kubernetes-models/${group}/${kind}`,
  );
  const Model = models[kind];
  if (!Model) return [`${apiVersion} has no ${kind}`];
  const known = new Set(["/apiVersion", "/kind"]);
  try {
    const model = recordReads(new Model(manifest), "", known) as Model;
    model.validate();
  } catch (error) {
    return [String(error)];
  }
  return placesIn(manifest, "").filter((place) => !known.has(place));
}

test("requires in every manifest exactly the fields that the schema of its kind requires", () => {
  expect(manifestFiles.length).toBeGreaterThan(7);
  for (const file of manifestFiles) {
    const manifest = parse(readText(file)) as Manifest;
    expect({ file, problems: findSchemaProblems(manifest) }).toEqual({ file, problems: [] });
  }
  const wrong = structuredClone(app);
  Object.assign(wrong.spec.template.spec.containers[0]!, { readynessProbe: {} });
  expect(findSchemaProblems(wrong)).toEqual(["/spec/template/spec/containers/0/readynessProbe"]);
  wrong.spec.template.spec.containers[0]!.ports![0]!.containerPort = "http" as never;
  expect(findSchemaProblems(wrong).join()).toContain("containerPort must be integer");
});

test("lists every manifest in the kustomizations, with one image", () => {
  const named = kustomizations.flatMap((file) => {
    const { resources } = parse(readText(file)) as Kustomization;
    return resources.map((name) => path.join(path.dirname(file), name));
  });
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(manifestFiles.filter((file) => !named.includes(file))).toEqual([]);
  expect(read<Kustomization>("kustomization.yaml").images).toEqual(
    read<Kustomization>("migrate/kustomization.yaml").images,
  );
  expect(pods.map(({ spec }) => spec.containers.map(({ image }) => image))).toEqual([
    ["plaza"],
    ["plaza"],
    ["plaza"],
  ]);
});

test("gives every pod all required settings and no unknown ones", () => {
  expect(read<Kustomization>("config/kustomization.yaml").configMapGenerator).toEqual([
    { name: "plaza", envs: ["settings.env"] },
  ]);
  for (const { name, spec } of pods) {
    const { env = [], envFrom } = spec.containers[0]!;
    expect(envFrom).toEqual([{ configMapRef: { name: "plaza" } }]);
    const own = Object.fromEntries(env.map((one) => [one.name, one.value]));
    expect({ name, problems: findSettingProblems({ ...settings, ...own }) }).toEqual({ name, problems: [] });
  }
});

test("mounts every secret of the settings, and describes it in the guide", () => {
  const secrets = Object.entries(settings).filter(([name]) => name.endsWith("_FILE"));
  expect(secrets.length).toBeGreaterThan(3);
  for (const { name, spec } of pods) {
    const volume = spec.volumes.find(({ secret }) => secret?.secretName === "plaza")?.name;
    const mount = spec.containers[0]!.volumeMounts.find((one) => one.name === volume);
    const astray = secrets.filter(([, place]) => path.dirname(place) !== mount?.mountPath);
    expect({ name, astray }).toEqual({ name, astray: [] });
  }
  const guide = readText("docs/deploy/kubernetes.md");
  const created = [...guide.matchAll(/--from-literal=(\w+)=|--from-file=(\w+)=/g)].map(([, a, b]) => a ?? b);
  expect(created.sort()).toEqual(secrets.map(([, place]) => path.basename(place)).sort());
});

test("matches selectors with the labels of their pods", () => {
  for (const { metadata, spec } of [app, worker]) {
    expect([metadata.labels, spec.template.metadata.labels]).toEqual([
      spec.selector.matchLabels,
      spec.selector.matchLabels,
    ]);
  }
  expect(app.spec.selector).not.toEqual(worker.spec.selector);
  expect(read<Service>("service.yaml").spec.selector).toEqual(app.spec.selector.matchLabels);
  expect(read<Manifest>("disruption.yaml").spec.selector).toEqual(app.spec.selector);
  const { apiVersion, kind, metadata } = app;
  const target = { apiVersion, kind, name: metadata.name };
  expect(read<Manifest>("autoscaler.yaml").spec.scaleTargetRef).toEqual(target);
});

test("routes the service and the ingress to the port of the app", () => {
  const [port] = read<Service>("service.yaml").spec.ports;
  expect(app.spec.template.spec.containers[0]!.ports).toEqual([
    { name: port!.targetPort, containerPort: 3000 },
  ]);
  expect(readText("Dockerfile")).toContain("PORT=3000");
  const [path] = read<Manifest>("ingress.yaml").spec.rules[0]!.http.paths;
  expect(path!.backend.service).toEqual({ name: "plaza", port: { name: port!.name } });
});

test("probes existing paths on open ports", () => {
  const probedPaths = [app, worker].map(({ spec }) => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = spec.template.spec.containers[0]!;
    for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
      expect(probe!.httpGet.port).toBe(ports![0]!.name);
    }
    return [startupProbe, livenessProbe, readinessProbe].map((probe) => probe!.httpGet.path);
  });
  expect(probedPaths).toEqual([
    ["/api/health", "/api/health", "/api/ready"],
    ["/health", "/health", "/ready"],
  ]);
  for (const place of ["health", "ready"]) {
    expect(existsSync(path.join(root, `app/api/${place}/route.ts`))).toBe(true);
  }
  const { env, ports } = worker.spec.template.spec.containers[0]!;
  expect(env).toEqual([{ name: "WORKER_HEALTH_PORT", value: String(ports![0]!.containerPort) }]);
});

test("runs pods unprivileged, with a read-only file system and resource limits", () => {
  for (const { kind, spec } of pods) {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    const [container] = spec.containers;
    expect(container!.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(container!.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(["/plaza/data", "/tmp"]),
    );
    expect(Object.keys(container!.resources.requests)).toEqual(["cpu", "memory"]);
    expect(Object.keys(container!.resources.limits)).toEqual(["memory"]);
    const needed = Number(settings.DRAIN_SECONDS) + 28;
    if (kind === "Deployment") expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(needed);
    const tool = container!.command?.[2];
    if (tool) expect(existsSync(path.join(root, `scripts/${tool}.ts`))).toBe(true);
  }
});
