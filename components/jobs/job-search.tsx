"use client";

import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { maxJobSearchLength } from "@/lib/jobs/rules";

type Props = {
  formId: string;
  search: string | undefined;
};

export function JobSearch({ formId, search }: Props) {
  return (
    <div role="search" aria-label="Find a job" className="flex max-w-2xl gap-2">
      <Label htmlFor="job-search" className="sr-only">
        Job title, company or place
      </Label>
      <span className="relative flex-1">
        <Search className="text-muted-foreground pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" />
        <Input
          key={search}
          id="job-search"
          form={formId}
          name="search"
          type="search"
          enterKeyHint="search"
          defaultValue={search}
          maxLength={maxJobSearchLength}
          placeholder="Job, pay or place"
          className="pl-10"
        />
      </span>
      <Button type="submit" form={formId}>
        Search
      </Button>
    </div>
  );
}
