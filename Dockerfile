# One house of several (docs/many-machines.md): what `make play` prepares, without a browser.
FROM node:20-bookworm
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3-venv \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /veillee
COPY . .
RUN make .venv/play page
# From here on nobody in particular: he may read the program, and write into two folders of his own,
# one for a journal in a file and one for the bots' native code, which is compiled on first use.
ENV VEILLEE_DATABASE=sqlite:////data/house.sqlite NUMBA_CACHE_DIR=/cache HOME=/cache
RUN install -d -o nobody -g nogroup /data /cache
USER nobody:nogroup
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python3", "-c", \
  "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/health', timeout=4)"]
CMD [".venv/bin/veillee", "serve", "--host", "0.0.0.0"]
