import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { errorText, isConflict } from "./server-errors";

type Props = {
  error: unknown;
  errors: object;
  fallback: string;
};

export function SubmitAlert({ error, errors, fallback }: Props) {
  if (!error || Object.keys(errors).length > 0) return null;
  return <Alert variant="harm" role="alert" title={errorText(error, fallback)} />;
}

export function SaveAlert({ error, errors, fallback }: Props) {
  if (!isConflict(error)) return <SubmitAlert error={error} errors={errors} fallback={fallback} />;
  if (Object.keys(errors).length > 0) return null;
  return (
    <Alert variant="waiting" role="alert" title={errorText(error, fallback)}>
      <p>What you typed is still here. Reload to see the saved version.</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Alert>
  );
}
