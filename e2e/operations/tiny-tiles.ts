/** A PMTiles file with the same vector tile everywhere: land, a highway across it, and a city named Tileville. */

const extent = 4096;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const numberField = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytesField = (field: number, bytes: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const textField = (field: number, text: string) => bytesField(field, [...Buffer.from(text)]);

type Shape = { type: 1 | 2 | 3; points: readonly (readonly [number, number])[]; isClosed?: boolean };

function geometryOf({ points, isClosed }: Shape): number[] {
  const steps = points.map(([x, y], index) => {
    const [left, top] = points[index - 1] ?? [0, 0];
    return [...varint(zigzag(x - left)), ...varint(zigzag(y - top))];
  });
  const [move = [], ...lines] = steps;
  const line = lines.length > 0 ? [...varint(lines.length * 8 + 2), ...lines.flat()] : [];
  return [...varint(9), ...move, ...line, ...(isClosed ? varint(15) : [])];
}

function layer(name: string, properties: Record<string, string>, shape: Shape): number[] {
  const pairs = Object.entries(properties);
  const tags = pairs.flatMap((_, index) => [index, index]);
  const feature = [
    ...bytesField(2, tags.flatMap(varint)),
    ...numberField(3, shape.type),
    ...bytesField(4, geometryOf(shape)),
  ];
  return bytesField(3, [
    ...numberField(15, 2),
    ...textField(1, name),
    ...bytesField(2, feature),
    ...pairs.flatMap(([key]) => textField(3, key)),
    ...pairs.flatMap(([, value]) => bytesField(4, textField(1, value))),
    ...numberField(5, extent),
  ]);
}

const land: Shape = {
  type: 3,
  points: [
    [0, 0],
    [extent, 0],
    [extent, extent],
    [0, extent],
  ],
  isClosed: true,
};

export const tinyTile = Buffer.from([
  ...layer("earth", { kind: "earth" }, land),
  ...layer(
    "roads",
    { kind: "highway" },
    {
      type: 2,
      points: [
        [0, 2000],
        [extent, 2000],
      ],
    },
  ),
  ...layer("places", { kind: "locality", name: "Tileville" }, { type: 1, points: [[1000, 1000]] }),
]);

const headerBytes = 127;
const maxZoom = 12;

export const tinyAttribution = '<a href="https://tiles.example/license">© Tiny Tiles</a>';

/** One directory entry covers all tiles up to `maxZoom`. */
export function tinyArchive(): Buffer {
  const count = (4 ** (maxZoom + 1) - 1) / 3;
  const directory = Buffer.from([
    ...varint(1),
    ...varint(0),
    ...varint(count),
    ...varint(tinyTile.length),
    ...varint(1),
  ]);
  const metadata = Buffer.from(JSON.stringify({ attribution: tinyAttribution, vector_layers: [] }));
  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  let offset = headerBytes;
  [directory, metadata, Buffer.alloc(0), tinyTile].forEach(({ length }, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  });
  header.writeBigUInt64LE(BigInt(count), 72);
  header.writeBigUInt64LE(1n, 80);
  header.writeBigUInt64LE(1n, 88);
  // Clustered, without compression of directories and tiles, vector tiles, zoom levels.
  [1, 1, 1, 1, 0, maxZoom].forEach((value, index) => header.writeUInt8(value, 96 + index));
  [-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, directory, metadata, tinyTile]);
}
