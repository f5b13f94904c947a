// Variables read by lib/server/env.ts, the same for every test whatever the machine's settings.
Object.assign(process.env, {
  APP_URL: "",
  AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
  HOST: "",
  LOG_LEVEL: "silent",
  PORT: "3000",
  REDIS_URL: "",
  S3_ACCESS_KEY_ID: "",
  S3_BUCKET: "",
  S3_ENDPOINT: "",
  S3_SECRET_ACCESS_KEY: "",
  SITE_NAME: "",
  TRUSTED_PROXIES: "",
});
