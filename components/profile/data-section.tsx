"use client";

import { useMutation } from "@tanstack/react-query";
import { saveBlob } from "@/components/forms/save-file";
import { errorText } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/deferred-icons";
import { exportAccount } from "@/lib/account/export.contract";
import { exportName } from "@/lib/account/export.rules";
import { ApiError } from "@/lib/client/api";
import { ProfileSection } from "./section";

async function fetchArchive(): Promise<Blob> {
  const response = await fetch(exportAccount.path, { credentials: "include" });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.blob();
}

export function DataSection({ username }: { username: string }) {
  const download = useMutation({
    mutationFn: fetchArchive,
    onSuccess: (archive) => saveBlob(exportName(username), archive),
  });
  return (
    <ProfileSection
      id="data"
      title="Your data"
      description="Everything we have about you, in one ZIP file: your account, listings, messages, reviews, documents, photos and more."
    >
      <Button
        variant="secondary"
        pending={download.isPending}
        className="max-sm:w-full"
        onClick={() => download.mutate()}
      >
        <Download />
        Download my data
      </Button>
      {download.error ? (
        <p role="alert" className="text-harm mt-3 text-sm font-medium">
          {errorText(download.error, "We couldn’t prepare your data. Please try again.")}
        </p>
      ) : null}
    </ProfileSection>
  );
}
