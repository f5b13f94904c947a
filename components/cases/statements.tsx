import { clsx as cx } from "clsx";
import { Download } from "@/components/ui/deferred-icons";
import type { CaseFileDto } from "@/lib/cases/contract";
import { formatDate } from "@/lib/shared/dates";

type Statement = {
  id: string;
  mine?: boolean;
  author: string;
  text: string;
  createdAt: string;
  files: readonly CaseFileDto[];
};

export function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <ol role="list" className="grid gap-4">
      {statements.map(({ id, mine, author, text, createdAt, files }) => (
        <li
          key={id}
          className={cx("grid grid-cols-[minmax(0,1fr)] gap-2 border-l-4 pl-3", mine && "border-primary")}
        >
          <p className="text-muted-foreground text-sm wrap-anywhere">
            <span className="text-foreground font-semibold">{author}</span> · {formatDate(createdAt)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          {files.length > 0 ? <Files files={files} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Files({ files }: { files: readonly CaseFileDto[] }) {
  return (
    <ul role="list" className="flex flex-wrap gap-2">
      {files.map(({ id, name, kind }) => (
        <li key={id} className="min-w-0">
          <a
            href={`/api/documents/${id}`}
            download={name}
            className="hover:bg-accent grid max-w-48 gap-1 rounded-md border p-2 text-sm"
          >
            {kind === "image" ? (
              <img
                src={`/api/documents/${id}`}
                alt=""
                loading="lazy"
                className="bg-muted aspect-4/3 w-full rounded-sm object-cover"
              />
            ) : (
              <Download className="text-muted-foreground" />
            )}
            <span className="truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
