import { Alert } from "@/components/ui/alert";
import { ApiError } from "@/lib/client/api";

type Props = {
  error: unknown;
  /** Input whose server message is shown below the problem. */
  detail?: string;
};

export function FormProblem({ error, detail }: Props) {
  if (!(error instanceof ApiError)) return null;
  const text = detail ? error.fields[detail] : undefined;
  return (
    <Alert variant="harm" title={error.error}>
      {text ? <p className="wrap-anywhere">{text}</p> : null}
    </Alert>
  );
}

export function isBarred(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 429);
}
