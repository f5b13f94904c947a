import type { z } from "zod";
import type { vendorStepOneSchema, vendorStepTwoSchema } from "@/lib/auth/schema";

export type StepOne = z.input<typeof vendorStepOneSchema>;
export type StepTwoInput = z.input<typeof vendorStepTwoSchema>;
export type StepTwo = Partial<StepTwoInput>;
export type ValidStepTwo = z.output<typeof vendorStepTwoSchema>;
export type ServerErrors = { fields: Record<string, string>; message: string | null };
