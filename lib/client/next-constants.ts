// Replaces constants that Next shares with its server (next.config.mjs); its browser code reads only this one.
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = "x-nextjs-deployment-id";
