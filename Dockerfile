# One house of several (docs/many-machines.md): what `make play` prepares, without a browser.
FROM node:20-bookworm
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3-venv \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /veillee
COPY . .
RUN make .venv/play page
EXPOSE 8080
CMD [".venv/bin/veillee", "serve", "--host", "0.0.0.0"]
