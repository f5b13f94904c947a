import { Alert } from "@/components/ui/alert";
import type { RiskReasonDto } from "@/lib/listings/desk/risk.schema";

type Props = { reasons: readonly RiskReasonDto[]; hrefOf: (id: string) => string };

export function RiskReasons({ reasons, hrefOf }: Props) {
  if (reasons.length === 0) return null;
  return (
    <Alert variant="waiting" title="To check">
      <ul className="list-disc pl-5">
        {reasons.map(({ code, text, others = [] }) => (
          <li key={code}>
            {text}
            {others.map(({ id, title }) => (
              <a
                key={id}
                href={hrefOf(id)}
                target="_blank"
                rel="noopener"
                className="block py-1 font-medium wrap-anywhere underline underline-offset-4 max-sm:py-2.5"
              >
                {title}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
