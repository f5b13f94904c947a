const introduction = `# The specification, sentence by sentence, and its tests

One row for each sentence, number, key, and event of sections 2, 4, 5, 7, 8, and 9, with the tests that fail without it.
\`npm run spec-map\` writes this page from \`spec-map.tsv\` (section, sentence, test file, test title; one line for each test).
\`lib/spec-map.test.ts\` fails if a test that a row names doesn't exist.
`;

const cell = (text) => text.replaceAll("|", "\\|");

export function renderSpecMap(tsv) {
  const sections = new Map();
  for (const line of tsv.split("\n").filter(Boolean)) {
    const [section, sentence, file, title] = line.split("\t");
    if (!sections.has(section)) sections.set(section, new Map());
    const rows = sections.get(section);
    rows.set(sentence, [...(rows.get(sentence) ?? []), `\`${file}\` › ${cell(title)}`]);
  }
  const tables = [...sections].map(([section, rows]) => {
    const lines = [...rows].map(([sentence, tests]) => `| ${cell(sentence)} | ${tests.join("<br>")} |`);
    return [`## ${section}`, "", "| the specification | its tests |", "| --- | --- |", ...lines].join("\n");
  });
  return `${[introduction.trimEnd(), ...tables].join("\n\n")}\n`;
}
