import '#resources';
