import { CircleCheck } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight } from "@/components/ui/deferred-icons";
import type { DeskTodo } from "@/lib/vendors/desk/desk.rules";

export function TodoStrip({ todos }: { todos: readonly DeskTodo[] }) {
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className="text-lg font-semibold">
        To do
      </h2>
      {todos.length === 0 ? (
        <p className="text-muted-foreground mt-2 flex items-center gap-2">
          <CircleCheck className="text-trust" />
          You’re all caught up.
        </p>
      ) : (
        <ul className="mt-3 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {todos.map(({ id, text, href }) => (
            <li key={id}>
              <IntentLink
                href={href}
                className="group/todo bg-card hover:bg-accent active:bg-accent flex min-h-14 items-center gap-3 rounded-xl border px-4 py-3 font-medium transition-colors md:min-h-11 md:py-2"
              >
                <span aria-hidden className="bg-waiting size-2 shrink-0 rounded-full" />
                {text}
                <ArrowRight className="text-muted-foreground ml-auto" />
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
