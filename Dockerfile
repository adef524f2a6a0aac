# One image for each part: `docker build --target gateway .`, `docker build --target dashboard .`
FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 NX_DAEMON=false
COPY package.json package-lock.json .npmrc ./
COPY apps/gateway/package.json apps/gateway/
COPY apps/dashboard/package.json apps/dashboard/
COPY libs/ libs/
COPY tools/package.json tools/
RUN npm ci
COPY . .
RUN npx nx run-many -t build && npm prune --omit=dev

FROM node:24-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build --chown=node:node /app /app
USER node

FROM runtime AS gateway
EXPOSE 24101 24103
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:24101/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "apps/gateway/dist/gateway.js"]

FROM runtime AS dashboard
WORKDIR /app/apps/dashboard
EXPOSE 24102
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:24102/manifest.webmanifest').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "../../node_modules/next/dist/bin/next", "start", "-p", "24102"]
