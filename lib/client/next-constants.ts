// Stands in for the constants that Next shares with its server (next.config.mjs): its browser code reads this one.
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = "x-nextjs-deployment-id";
