import "server-only";
import { db } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { ApplicationDto } from "./application.contract";
import { applicationCopy } from "./application.copy";

export async function readApplication(userId: string): Promise<ApplicationDto> {
  const vendor = await db.vendor.findUnique({
    where: { userId },
    select: {
      id: true,
      status: true,
      businessName: true,
      category: true,
      phone: true,
      submittedAt: true,
      updatedAt: true,
      decisionReason: true,
      applications: {
        select: { note: true, status: true, reason: true, submittedAt: true, decidedAt: true },
        orderBy: { submittedAt: "desc" },
        take: 20,
      },
    },
  });
  if (!vendor) throw new AppError("not_found", applicationCopy.none);
  const { id: vendorId, applications, submittedAt, updatedAt, ...rest } = vendor;
  return {
    ...rest,
    vendorId,
    note: applications[0]?.note ?? "",
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    history: applications.flatMap(({ status, reason, submittedAt: sent, decidedAt }) =>
      status === "pending" || !decidedAt
        ? []
        : [{ status, reason, submittedAt: sent.toISOString(), decidedAt: decidedAt.toISOString() }],
    ),
  };
}
