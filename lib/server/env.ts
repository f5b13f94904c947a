import "server-only";
import { describeProblems, findProblems, parseEnv } from "./env-schema";

type Values = ReturnType<typeof parseEnv>;

function readBucket(value: Values) {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!name) return undefined;
  return { endpoint: value.S3_ENDPOINT, region: value.S3_REGION, name, accessKeyId, secretAccessKey };
}

function readOidc(value: Values) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return { issuer, clientId, clientSecret, name: value.OIDC_NAME ?? new URL(issuer).host };
}

function readEnv() {
  const value = parseEnv(process.env);
  const appUrl = (value.APP_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, "");
  const sender = value.MAIL_FROM ?? `"${value.SITE_NAME.replace(/["\\]/g, "")}" <${value.CONTACT_EMAIL}>`;
  return {
    ...value,
    APP_URL: appUrl,
    BUCKET: readBucket(value),
    OIDC: readOidc(value),
    MAIL_FROM: sender,
    SECURE: appUrl.startsWith("https://"),
  };
}

export const env = readEnv();

export function assertServable(): void {
  const problems = findProblems(process.env, "serve");
  if (problems.length > 0) throw new Error(describeProblems(problems));
}
