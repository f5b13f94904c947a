import type { Token } from "./tokens.rules";
import { toGerunds as gerundsOf } from "./inflection.rules";

/**
 * Lists, maps, and shared parts for token patterns. A pattern is a row of items separated by spaces: `word`, `@list`,
 * `_` (any word), and `/regex/`, joined by `|`, with `!` in front for any other word; `?`, `*`, `+`, and `{1,3}` repeat
 * an item; `( a b | c )` groups items; `name:item` captures; `&item` and `<item` look ahead and behind; `$` and `^` are
 * the ends of the text; `%name` inserts a part; `@map.ing` adds the -ing forms of a map's words.
 */
export type Grammar = {
  lists: Readonly<Record<string, string>>;
  maps: Readonly<Record<string, Readonly<Record<string, string>>>>;
  parts: Readonly<Record<string, string>>;
};

/**
 * Pattern and replacement. A replacement has plain words, `$name` for captured tokens, `$name>map` for their mapped
 * word, and `~$name` for tokens that only affect ranking.
 */
export type Row = readonly string[];

export type Rule = { find: RegExp; required: ReadonlySet<string> | null; replacement: readonly string[] };

export type Match = { start: number; end: number; captures: Readonly<Record<string, readonly Token[]>> };

function splitList(list: string): string[] {
  return list.split(list.includes(", ") ? ", " : " ");
}

function partsOf(item: string): { name: string | undefined; word: string; times: string } {
  const [, name, word = "", times = ""] = /^(?:(\w+):)?(.+?)((?:[?*+]|\{\d[\d,]*\})\??)?$/.exec(item) ?? [];
  return { name, word, times };
}

function regexOf(word: string): string {
  if (word === "_") return "[^ ]+";
  return /^\/.+\/$/.test(word)
    ? word.slice(1, -1).replaceAll(".", "[^ ]")
    : word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

type WordLists = {
  wordsIn: (name: string) => string[];
  wordsOf: (alternative: string) => string[];
  mappedWord: (map: string, word: string) => string | undefined;
};

function createWordLists({ lists, maps }: Omit<Grammar, "parts">): WordLists {
  const meanings = new Map(
    Object.entries(maps).map(([name, map]) => [
      name,
      new Map(
        Object.entries(map).flatMap(([replacement, words]) =>
          splitList(words).map((word) => [word, replacement]),
        ),
      ),
    ]),
  );

  function wordsIn(name: string): string[] {
    const [base = "", isVerb] = name.split(".");
    const words =
      lists[base] === undefined ? [...(meanings.get(base)?.keys() ?? [])] : splitList(lists[base]);
    if (words.length === 0) throw new Error(`There is no list ${name}.`);
    return words.flatMap(wordsOf).flatMap((word) => (isVerb ? [word, ...gerundsOf(word)] : [word]));
  }

  function wordsOf(alternative: string): string[] {
    return alternative.startsWith("@") ? wordsIn(alternative.slice(1)) : [alternative];
  }

  function mappedWord(map: string, word: string): string | undefined {
    const known = meanings.get(map);
    const base = [...(known?.keys() ?? [])].find((one) => one === word || gerundsOf(one).includes(word));
    return known?.get(base ?? "");
  }

  return { wordsIn, wordsOf, mappedWord };
}

function compileWord(item: string, { wordsOf }: WordLists): string {
  const [, look, not, alternatives = ""] = /^([&<]?)(!?)(.*)$/.exec(item) ?? [];
  const words = alternatives.split("|").flatMap(wordsOf);
  const [end] = words.filter((word) => /^[$^]$/.test(word));
  const plain = words.filter((word) => word !== end).toSorted((a, b) => b.length - a.length);
  const any = plain.length > 0 ? [`(?:${plain.map(regexOf).join("|")}) `] : [];
  if (look === "&") return `(?${not || "="}${[...any, ...(end ? ["$"] : [])].join("|")})`;
  if (look === "<")
    return `(?<${not || "="}${[...any.map((one) => `(?:^| )${one}`), ...(end ? ["^"] : [])].join("|")})`;
  return not ? `(?!${any.join("")})[^ ]+ ` : any.join("");
}

function compileItem(item: string, lists: WordLists): string {
  if (/^([|^$]|\).*)$/.test(item)) return item;
  if (item.endsWith("!(")) return "(?!";
  if (item === "&(") return "(?=";
  const { name, word, times } = partsOf(item);
  const open = name ? `(?<${name}>` : "(?:";
  if (word === "(") return open;
  const compiled = compileWord(word, lists);
  return /^[&<]/.test(word) ? compiled : `${open}(?:${compiled})${times})`;
}

function insertParts(pattern: string, parts: Grammar["parts"]): string {
  return pattern.replace(/%(\w+)/g, (_, name: string) => {
    if (parts[name] === undefined) throw new Error(`There is no part ${name}.`);
    return insertParts(parts[name], parts);
  });
}

function requiredWords(items: readonly string[], { wordsOf }: WordLists): ReadonlySet<string> | null {
  let depth = 0;
  let fewest: string[] | null = null;
  for (const item of items) {
    if (item.endsWith("(")) depth += 1;
    const { word, times } = partsOf(item);
    if (depth === 0 && /^[@\w]/.test(word) && word !== "_" && !/^[?*]|^\{0/.test(times)) {
      const words = word.split("|").flatMap(wordsOf);
      const lasts = words.map((one) => one.split(" ").at(-1)!);
      if (!words.some((one) => /^[/_]/.test(one)) && !(fewest && fewest.length <= lasts.length))
        fewest = lasts;
    }
    if (item.startsWith(")")) depth -= 1;
  }
  return fewest && new Set(fewest);
}

export function createGrammar({ parts, ...words }: Grammar) {
  const lists = createWordLists(words);

  function compile([pattern = "", replacement = ""]: Row): Rule {
    const items = insertParts(pattern, parts).split(" ").filter(Boolean);
    const source = items.map((item) => compileItem(item, lists)).join("");
    const find = new RegExp(`(?<![^ ])${source}`, "dg");
    return {
      find,
      required: requiredWords(items, lists),
      replacement: replacement.split(" ").filter(Boolean),
    };
  }

  function expandItem(item: string, captures: Match["captures"], like: Token): Token[] {
    const [, isTerm, name, map] = /^(~?)\$(\w+)(?:>(\w+))?$/.exec(item) ?? [];
    if (!name) return [{ ...like, word: item }];
    const tokens = captures[name] ?? [];
    const meaning = map && lists.mappedWord(map, joinTokens(tokens));
    if (meaning) return meaning.split(" ").map((word) => ({ ...tokens[0]!, word }));
    return isTerm ? tokens.map((token) => ({ ...token, isTerm: true as const })) : [...tokens];
  }

  function apply({ replacement }: Rule, tokens: readonly Token[], { start, captures }: Match): Token[] {
    const output = replacement.flatMap((item) => expandItem(item, captures, tokens[start] ?? tokens[0]!));
    return output.reduce<Token[]>((placed, token) => {
      const last = placed.at(-1) ?? token;
      // Keeps spans in order: a token moved behind later text takes the position of the one before it.
      return [...placed, token.start < last.start ? { ...token, start: last.start, end: last.end } : token];
    }, []);
  }

  function rewrite(tokens: readonly Token[], rules: readonly Rule[]): Token[] | null {
    for (const rule of rules) {
      const match = matchRule(rule, tokens);
      if (!match) continue;
      const rewritten = [
        ...tokens.slice(0, match.start),
        ...apply(rule, tokens, match),
        ...tokens.slice(match.end),
      ];
      return rewritten.length > 0 ? rewritten : null;
    }
    return null;
  }

  return { compile, wordsIn: lists.wordsIn, apply, rewrite };
}

export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

const joinedTexts = new WeakMap<readonly Token[], { text: string; starts: number[] }>();

function joinedTextOf(tokens: readonly Token[]) {
  const known = joinedTexts.get(tokens);
  if (known) return known;
  const starts = [0];
  for (const { word } of tokens) starts.push(starts.at(-1)! + word.length + 1);
  const line = { text: tokens.map(({ word }) => `${word} `).join(""), starts };
  joinedTexts.set(tokens, line);
  return line;
}

/** First match at or after token `from`; with `isOnly`, only a match that starts there. */
export function matchRule(rule: Rule, tokens: readonly Token[], from = 0, isOnly = false): Match | null {
  const { find, required } = rule;
  if (required && !tokens.some(({ word }) => required.has(word))) return null;
  const { text, starts } = joinedTextOf(tokens);
  find.lastIndex = starts[from]!;
  const match = find.exec(text);
  if (!match || (isOnly && match.index !== starts[from])) return null;
  const captures: Record<string, readonly Token[]> = {};
  for (const [name, place] of Object.entries(match.indices?.groups ?? {}))
    if (place) captures[name] = tokens.slice(starts.indexOf(place[0]), starts.indexOf(place[1]));
  return { start: starts.indexOf(match.index), end: starts.indexOf(match.index + match[0].length), captures };
}
