import "server-only";
import { z } from "zod";

export const loopbacks = new Set(["localhost", "127.0.0.1", "[::1]"]);

const originPattern = /^https?:\/\/(?:[a-z\d.-]+|\[::1\])(?::\d+)?$/;

/** Plain http is for tests and trials on one's own machine. */
function isSecureUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return !username && (protocol === "https:" || (protocol === "http:" && loopbacks.has(hostname)));
}

const styleUrl = z
  .string()
  .refine(isSecureUrl, { error: "must be an https address, like https://tiles.example/style.json" });

const hostList = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((host) => host.trim().replace(/\/$/, ""))
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().refine((text) => originPattern.test(text) && isSecureUrl(text), {
        error: "must be https addresses without a path, separated by commas, like https://fonts.example",
      }),
    ),
  );

const isUrl = (text: string) => /^https?:/i.test(text);

const tilesFile = z
  .string()
  .refine((text) => !isUrl(text) || isSecureUrl(text), { error: "must be a path or an https address" })
  .refine((text) => text.split("?")[0]!.endsWith(".pmtiles"), {
    error: "must end in .pmtiles, like /srv/plaza/us.pmtiles",
  });

export const mapSettings = {
  MAP_STYLE_URL: styleUrl.optional(),
  MAP_STYLE_DARK_URL: styleUrl.optional(),
  MAP_HOSTS: hostList.optional(),
  MAP_TILES: tilesFile.optional(),
};

type Values = {
  MAP_STYLE_URL?: string | undefined;
  MAP_STYLE_DARK_URL?: string | undefined;
  MAP_TILES?: string | undefined;
};

export function findMapProblems(values: Readonly<Record<string, string | undefined>>): string[] {
  const { MAP_STYLE_URL, MAP_STYLE_DARK_URL, MAP_HOSTS, MAP_TILES } = values;
  if (MAP_STYLE_URL)
    return MAP_TILES ? ["MAP_TILES: can't be used with MAP_STYLE_URL, whose style names its tiles"] : [];
  return [
    ...(MAP_STYLE_DARK_URL ? ["MAP_STYLE_URL: missing; MAP_STYLE_DARK_URL is its dark version"] : []),
    ...(MAP_HOSTS ? ["MAP_STYLE_URL: missing; MAP_HOSTS are the other hosts that its style needs"] : []),
  ];
}

export function mapHostsOf(values: Values & { MAP_HOSTS?: readonly string[] | undefined }): string[] {
  const { MAP_STYLE_URL, MAP_STYLE_DARK_URL, MAP_HOSTS = [], MAP_TILES } = values;
  const urls = [MAP_STYLE_URL, MAP_STYLE_DARK_URL, MAP_TILES].flatMap((text) => text ?? []).filter(isUrl);
  return [...new Set([...urls.map((url) => new URL(url).origin), ...MAP_HOSTS])];
}

/** Path of the tiles on this server's disk; undefined if there are none or another server has them. */
export function tilesPathOf({ MAP_TILES }: Values): string | undefined {
  return MAP_TILES && !isUrl(MAP_TILES) ? MAP_TILES : undefined;
}
