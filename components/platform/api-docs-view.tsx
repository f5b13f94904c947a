import { apiTopics } from "@/lib/platform/openapi.copy";
import type { ApiOperation, ApiSection } from "@/lib/platform/openapi.rules";

type Props = { siteName: string; documentHref: string; sections: readonly ApiSection[] };

export function ApiDocsView({ siteName, documentHref, sections }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <header className="grid gap-3 lg:col-span-2">
        <h1 className="text-3xl font-bold">{siteName} API</h1>
        <p>
          <a href={documentHref} className="tap-target text-primary rounded-sm underline underline-offset-4">
            OpenAPI document
          </a>
        </p>
        <dl className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2">
          {apiTopics.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted-foreground mt-1 wrap-anywhere">
                <WithCode text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <nav
        aria-label="On this page"
        className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-start-2 lg:self-start"
      >
        <h2 className="text-sm font-semibold">On this page</h2>
        <ul className="mt-2 flex flex-wrap gap-x-4 text-sm lg:grid">
          {sections.map(({ noun, operations }) => (
            <li key={noun}>
              <a
                href={`#${noun}`}
                className="text-muted-foreground hover:text-foreground inline-flex min-h-8 items-center gap-2 rounded-sm capitalize hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              >
                {noun}
                <span className="tabular-nums">{operations.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-10">
        {sections.map(({ noun, operations }) => (
          <section key={noun} id={noun} aria-labelledby={`${noun}-title`}>
            <h2 id={`${noun}-title`} className="text-xl font-semibold capitalize">
              {noun}
            </h2>
            <div className="mt-3 grid gap-2">
              {operations.map((operation) => (
                <Operation key={operation.id} operation={operation} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { method, path, summary, access, fields, answer, refusals } = operation;
  return (
    <details className="bg-card min-w-0 rounded-xl border">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-0.5 rounded-xl px-4 py-2.5">
        <span className="w-16 text-sm font-semibold tabular-nums">{method}</span>
        <code className="min-w-0 text-sm wrap-anywhere">{path}</code>
        <span className="text-muted-foreground w-full text-sm">
          <WithCode text={summary} />
        </span>
      </summary>
      <div className="grid gap-4 border-t p-4 text-sm">
        <p>
          <span className="font-semibold">Access</span> {access}
        </p>
        {fields.length > 0 ? (
          <table className="w-full text-left">
            <caption className="mb-1 text-left font-semibold">Parameters</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Name</th>
                <th scope="col">In</th>
                <th scope="col">Type</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, place, required, type, text }) => (
                <tr key={`${place} ${name}`} className="border-t align-top max-sm:grid max-sm:py-1.5">
                  <th scope="row" className="py-1.5 pr-4 font-normal max-sm:py-0">
                    <code className="wrap-anywhere">{name}</code>
                  </th>
                  <td className="text-muted-foreground py-1.5 pr-4 whitespace-nowrap max-sm:py-0">
                    {place}
                    {required ? ", required" : ""}
                  </td>
                  <td className="py-1.5 wrap-anywhere max-sm:py-0">
                    {type}
                    {text ? (
                      <span className="text-muted-foreground block">
                        <WithCode text={text} />
                      </span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <p className="wrap-anywhere">
          <span className="font-semibold">Response {answer.status}</span> {answer.type}
        </p>
        <p>
          <span className="font-semibold">Errors</span> {refusals.join(", ")}
        </p>
      </div>
    </details>
  );
}
