import { cn } from "@/lib/shared/cn";

type ProseProps = { text: string; className?: string };

/** A blank line starts a paragraph, a single line break is preserved, and '- ' starts a list item. */
export function Prose({ text, className }: ProseProps) {
  return (
    <div data-slot="prose" className={cn("max-w-prose space-y-4 wrap-anywhere", className)}>
      {blocksOf(text).map((block, index) =>
        block.list ? (
          <ul key={index} className="list-disc space-y-1 pl-5">
            {block.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className={block.title ? "font-semibold" : "whitespace-pre-line"}>
            {block.lines.join("\n")}
          </p>
        ),
      )}
    </div>
  );
}

type Block = {
  list: boolean;
  lines: string[];
  title?: boolean;
};

const bullet = /^\s*[-*•]\s+/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const list = bullet.test(line);
    if (line.trim() === "") {
      open = null;
      continue;
    }
    if (!open || open.list !== list) {
      open = { list, lines: [] };
      blocks.push(open);
    }
    open.lines.push(list ? line.replace(bullet, "") : line);
  }
  return blocks.map((block, index) => ({ ...block, title: isTitle(block, blocks[index + 1]) }));
}

function isTitle({ list, lines: [line = "", ...more] }: Block, next: Block | undefined): boolean {
  return !list && next?.list === true && more.length === 0 && line.length <= 60 && !/[.!?;,]\s*$/.test(line);
}
