import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

type Props = {
  id: string;
  title: string;
  description?: React.ReactNode;
  children: React.ReactNode;
};

export function ProfileSection({ id, title, description, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <Card>
        <CardHeader className="grid">
          <CardTitle id={`${id}-title`}>{title}</CardTitle>
          {description ? <CardDescription className="max-w-prose">{description}</CardDescription> : null}
        </CardHeader>
        <CardContent>{children}</CardContent>
      </Card>
    </section>
  );
}
